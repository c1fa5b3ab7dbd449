// Read by the compiler before better-sqlite3's sources. From 24.19 on Node's own header gives every
// object of an addon a clean-up hook, and taking that back aborts the process when the object is
// collected while no script runs (nodejs/node#65446). Without hooks it is the header of 24.18.
#if __has_include(<node.h>)
#include <node.h>
#define AddEnvironmentCleanupHook(...) static_cast<void>(0)
#define RemoveEnvironmentCleanupHook(...) static_cast<void>(0)
#include <node_object_wrap.h>
#undef AddEnvironmentCleanupHook
#undef RemoveEnvironmentCleanupHook
#endif

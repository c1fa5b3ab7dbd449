// Read by the compiler before SQLite's sources: asks glibc for the versions of its functions that 2.28 had,
// the oldest that Node runs on, where a newer one would be the default (sourceware.org/glibc/wiki).
#if defined(__linux__)
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <features.h>
#if defined(__GLIBC__) && (defined(__x86_64__) || defined(__aarch64__))
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>
#ifdef __x86_64__
#define FIRST "GLIBC_2.2.5"
#else
#define FIRST "GLIBC_2.17"
#endif
#define OLD(name) __asm__(".symver " #name "," #name "@" FIRST);
OLD(dlclose) OLD(dlerror) OLD(dlopen) OLD(dlsym)
OLD(exp) OLD(log) OLD(log2) OLD(pow)
OLD(pthread_create) OLD(pthread_join) OLD(pthread_mutex_trylock) OLD(pthread_mutexattr_destroy)
OLD(pthread_mutexattr_init) OLD(pthread_mutexattr_settype) OLD(pthread_once)
#undef OLD
#undef FIRST
// Names of glibc 2.33: before it they were macros. The kernel's structure is the same on both.
#define FOR_OLD __attribute__((weak, visibility("hidden"))) int
#ifdef __cplusplus
extern "C" {
#endif
struct stat64;
FOR_OLD fstat64(int file, struct stat64 *to) { return (int)syscall(SYS_fstat, file, to); }
FOR_OLD stat64(const char *path, struct stat64 *to) { return (int)syscall(SYS_newfstatat, -100, path, to, 0); }
FOR_OLD lstat64(const char *path, struct stat64 *to) { return (int)syscall(SYS_newfstatat, -100, path, to, 0x100); }
#ifdef __cplusplus
}
#endif
#undef FOR_OLD
#if defined(__cplusplus) && __GNUC__ >= 11
#include <cstdlib>
// What containers call since GCC 11, whose library may be older there.
namespace std { __attribute__((weak)) void __throw_bad_array_new_length() { abort(); } }
#endif
#endif
#endif

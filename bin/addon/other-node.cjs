// Read before everything else by a Node that is not the installed packages': gives it the addon that
// was compiled for it.
const { dlopen } = process;
process.dlopen = (module, file, ...flags) =>
  dlopen(
    module,
    file.endsWith("/better_sqlite3.node") ? String(process.env.ADDON) : file,
    ...flags,
  );

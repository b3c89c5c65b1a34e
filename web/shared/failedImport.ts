let hasFailed = false;

/**
 * Loads a module on demand and records a failure. A browser never loads a failed module again
 * within the same page.
 */
export const importModule = async <Module>(load: () => Promise<Module>): Promise<Module> => {
  try {
    return await load();
  } catch (failure) {
    hasFailed = true;
    throw failure;
  }
};

/** Reloads the page if a module failed to load and the network is back. Returns true if it does. */
export const reloadAfterFailedImport = (): boolean => {
  const reloads = hasFailed && navigator.onLine;
  if (reloads) location.reload();
  return reloads;
};

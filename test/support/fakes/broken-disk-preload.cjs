/**
 * Preload of a node process (`--require`). Breaks one write of one file: BREAK_FILE names the file,
 * BREAK_OPERATION the operation, BREAK_HOW is `full` (ENOSPC) or `kill` (SIGKILL). The file that is
 * being written is cut to zero bytes.
 */
const fs = require('node:fs');
const { basename } = require('node:path');

const { BREAK_FILE, BREAK_OPERATION, BREAK_HOW } = process.env;
const original = { ...fs };
const pathOfHandle = new Map();
let written = false;

const breakNow = (handle) => {
  if (handle !== undefined) original.ftruncateSync(handle, 0);
  if (BREAK_HOW === 'kill') process.kill(process.pid, 'SIGKILL');
  throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
};
const isTarget = (path) =>
  typeof path === 'string' && basename(path).replace(/^\.(.+)\.\d+\.draft$/, '$1') === BREAK_FILE;
const wrap = (name, operation, isHit) => {
  fs[name] = (...args) => {
    if (BREAK_OPERATION === operation && isHit(...args))
      breakNow(typeof args[0] === 'number' && !written ? args[0] : undefined);
    const result = original[name](...args);
    if (name === 'openSync') pathOfHandle.set(result, args[0]);
    if (name === 'linkSync' || name === 'renameSync') written ||= isTarget(args[1]);
    return result;
  };
};

const isTargetHandle = (handle) => isTarget(pathOfHandle.get(handle)) || isTarget(handle);
wrap('openSync', 'open', isTarget);
wrap('writeFileSync', 'write', isTargetHandle);
// The folder is synced after the file has its name.
wrap('fsyncSync', BREAK_OPERATION === 'sync folder' ? 'sync folder' : 'sync', (handle) =>
  BREAK_OPERATION === 'sync folder' ? written : isTargetHandle(handle),
);
wrap('linkSync', 'install', (_, path) => isTarget(path));
wrap('renameSync', 'install', (_, path) => isTarget(path));

/**
 * Copied to dist/server/server.js, worker.js and cli.js. Starts the bundle beside it with V8's
 * compile cache, which saves 0.7 s.
 */
import {
  closeSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { createRequire, Module } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { Script } from 'node:vm';

const START_MS = 10_000;
// Startup creates much short-lived garbage, and V8's young generation would never shrink again.
const smallYouth = () => setFlagsFromString('--semi-space-growth-factor=1');
smallYouth();
const file = fileURLToPath(import.meta.url).replace(/\.js$/, '.cjs');
const source = readFileSync(file, 'utf8');
const { mtimeMs, size } = statSync(file);
const place = `${file}.${mtimeMs}-${size}.v8`;

const earlier = () => {
  try {
    return readFileSync(place);
  } catch {
    return undefined;
  }
};

const cachedData = earlier();
const script = new Script(Module.wrap(source), { filename: file, cachedData });
let isKept = cachedData !== undefined && script.cachedDataRejected !== true;

/** Writes a temporary file and renames it, so a concurrent start never reads half a cache. */
const keep = (code) => {
  // A failed run compiled only part of the program.
  if (isKept || code !== 0) return;
  isKept = true;
  // V8 rejects a cache that was written under other flags.
  smallYouth();
  const fresh = `${place}.${process.pid}`;
  try {
    const descriptor = openSync(fresh, 'w');
    writeSync(descriptor, script.createCachedData());
    fsyncSync(descriptor);
    closeSync(descriptor);
    renameSync(fresh, place);
  } catch {
    rmSync(fresh, { force: true });
  }
};
// At exit, because creating the cache takes memory that V8 would not release.
process.once('exit', keep);
if (file.endsWith('server.cjs'))
  setTimeout(() => setFlagsFromString('--semi-space-growth-factor=2'), START_MS).unref();

const module = { exports: {} };
script.runInThisContext()(module.exports, createRequire(file), module, file, dirname(file));

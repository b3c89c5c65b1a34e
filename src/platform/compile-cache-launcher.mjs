/**
 * The build copies this file to dist/server/, where it starts the neighbouring bundle with V8's
 * compile cache.
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

const STARTUP_MS = 10_000;
// Without this flag, V8's young generation would grow at startup and never shrink.
const limitYoungGeneration = () => setFlagsFromString('--semi-space-growth-factor=1');
limitYoungGeneration();
const file = fileURLToPath(import.meta.url).replace(/\.js$/, '.cjs');
const source = readFileSync(file, 'utf8');
const { mtimeMs, size } = statSync(file);
const cacheFile = `${file}.${mtimeMs}-${size}.v8`;

const readCache = () => {
  try {
    return readFileSync(cacheFile);
  } catch {
    return undefined;
  }
};

const cachedData = readCache();
const script = new Script(Module.wrap(source), { filename: file, cachedData });
let isCached = cachedData !== undefined && script.cachedDataRejected !== true;

/** Renames a temporary file, so a concurrent start never reads half a cache. */
const writeCache = (code) => {
  if (isCached || code !== 0) return;
  isCached = true;
  // V8 rejects a cache that was written under other flags.
  limitYoungGeneration();
  const temporaryFile = `${cacheFile}.${process.pid}`;
  try {
    const descriptor = openSync(temporaryFile, 'w');
    writeSync(descriptor, script.createCachedData());
    fsyncSync(descriptor);
    closeSync(descriptor);
    renameSync(temporaryFile, cacheFile);
  } catch {
    rmSync(temporaryFile, { force: true });
  }
};
// The cache is written at exit, because creating it takes memory.
process.once('exit', writeCache);
if (file.endsWith('server.cjs'))
  setTimeout(() => setFlagsFromString('--semi-space-growth-factor=2'), STARTUP_MS).unref();

const module = { exports: {} };
script.runInThisContext()(module.exports, createRequire(file), module, file, dirname(file));

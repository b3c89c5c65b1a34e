/**
 * Becomes dist/server/server.js, worker.js and cli.js; each runs the bundle beside it. Compiling five megabytes takes longer than all
 * else that a start does, so what V8 has compiled is kept at an orderly end, beside the bundle under its time and size, and taken from there at every
 * later start: 0.5 s instead of 1.2 s until it serves. V8 itself refuses what another version or other flags have made.
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
// Loading makes much that is soon thrown away: the young part of memory, once it has grown for that, would not shrink again.
// It may grow under the requests of visitors; the background work is never in a hurry.
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

/** Whole or not at all, also for somebody who starts at this moment. A folder that may not be written to costs every start its time, no more. */
const keep = (code) => {
  // Whoever failed ran through little of it, and the next ones would be left with that.
  if (isKept || code !== 0) return;
  isKept = true;
  // What was made under other flags than those of a start would be refused.
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
// At the end, not before: making it takes memory that a process would not give back.
process.once('exit', keep);
if (file.endsWith('server.cjs'))
  setTimeout(() => setFlagsFromString('--semi-space-growth-factor=2'), START_MS).unref();

const module = { exports: {} };
script.runInThisContext()(module.exports, createRequire(file), module, file, dirname(file));

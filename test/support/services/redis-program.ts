import { obtainDebianProgram, type Program } from './debian-program.ts';

/** Debian packages: the Redis server and the libraries that it loads. */
const PACKAGES = [
  'redis-server',
  'redis-tools',
  'libjemalloc2',
  'liblua5.1-0',
  'liblzf1',
  'lua-cjson',
  'lua-bitop',
];

/** @throws Error that says what to do */
export const obtainRedisProgram = (): Promise<Program> =>
  obtainDebianProgram({ name: 'redis-server', place: 'usr/bin', packages: PACKAGES });

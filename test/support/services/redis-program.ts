import { obtainDebianProgram, type Program } from './debian-program.ts';

const PACKAGES = [
  'redis-server',
  'redis-tools',
  'libjemalloc2',
  'liblua5.1-0',
  'liblzf1',
  'lua-cjson',
  'lua-bitop',
];

export const obtainRedisProgram = (): Promise<Program> =>
  obtainDebianProgram({ name: 'redis-server', place: 'usr/bin', packages: PACKAGES });

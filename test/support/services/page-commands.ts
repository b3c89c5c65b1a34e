import { readFileSync } from 'node:fs';

/** Returns the `sh` blocks of a page, in their order. */
export const readShellBlocks = (page: string): string[] =>
  [...readFileSync(page, 'utf8').matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block]) => block!);

import { readFileSync } from 'node:fs';
import type { Application } from '#src/composition/application.ts';
import type { Manifest } from '#src/platform/backup/manifest.ts';
import type { PrintLine } from '#src/platform/cli-command.ts';

export type RestoreContext = {
  readonly application: Application;
  readonly folder: string;
  readonly manifest: Manifest;
  readonly printLine: PrintLine;
};

export const readText = (path: string): string => readFileSync(path, 'utf8');

import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { formatVenueInstant, type Privacy } from '../privacy.services.ts';
import { renderPersonalDataHtml, renderPersonalDataText } from '../render-personal-data-file.ts';
import { createFile } from '#src/platform/files/atomic-file.ts';
import { parsePersonArgs, USAGE, openPersonFile } from './parse-person-arguments.ts';
import type { PrintLine } from '#src/platform/cli-command.ts';

/** Writes a file that only its owner can read. Throws an Error if the file exists. */
const writePrivateFile = (folder: string, name: string, text: string): string => {
  const path = join(folder, name);
  createFile(path, text);
  return path;
};

/** Exports the personal data of a person. Records in the log that the personal data was opened. */
export const runPersonExport = async (
  privacy: Privacy,
  args: string[],
  printLine: PrintLine,
): Promise<void> => {
  const { person, out } = parsePersonArgs(args, USAGE.export);
  const { perhaps: _, ...file } = await openPersonFile(privacy, person, printLine);
  if (!out) return printLine(renderPersonalDataText(file, formatVenueInstant));
  const folder = resolve(out);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // The file name contains no name or phone number, because lists of recent files show file names.
  const name = `dati-personali-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
  for (const path of [
    writePrivateFile(folder, `${name}.json`, `${JSON.stringify(file, null, 2)}\n`),
    writePrivateFile(folder, `${name}.html`, renderPersonalDataHtml(file, formatVenueInstant)),
  ])
    printLine(`Scritto: ${path}`);
};

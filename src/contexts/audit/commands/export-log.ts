import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import type { AuditService } from '../audit.services.ts';
import type { PrintLine } from '#src/platform/cli-command.ts';

export const exportLog = async (
  audit: AuditService,
  args: string[],
  printLine: PrintLine,
): Promise<void> => {
  const {
    values: { from, to },
    positionals: [file = 'registro.jsonl'],
  } = parseArgs({
    args,
    allowPositionals: true,
    options: { from: { type: 'string' }, to: { type: 'string' } },
  });
  await pipeline(
    audit.exportLines({
      ...(from ? { from: Number(from) } : {}),
      ...(to ? { to: Number(to) } : {}),
    }),
    createWriteStream(file),
  );
  printLine(`Registro scritto in ${file}.`);
};

import type { CliCommands } from '#src/platform/cli-command.ts';
import { runPersonErase } from './commands/erase-person.ts';
import { runPersonExport } from './commands/export-person.ts';
import type { Privacy } from './privacy.services.ts';

export const privacyCommands: CliCommands<{ readonly privacy: Privacy }> = {
  'person-export': {
    run: ({ privacy }, args, printLine) => runPersonExport(privacy, args, printLine),
  },
  'person-erase': {
    run: ({ privacy }, args, printLine) => runPersonErase(privacy, args, printLine),
  },
};

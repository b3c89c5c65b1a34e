import type { Application } from '#src/composition/application.ts';
import {
  toClockStream,
  type ClockEvent,
} from '#src/contexts/history/auditor-access-and-operations-events.ts';
import { agreesWithDatabase } from '#src/platform/clock-guard/clock-guard.ts';
import {
  confirmClockWatermark,
  readClock,
} from '#src/platform/clock-guard/clock-watermark.postgres.ts';
import type { PrintLine } from '#src/platform/cli-command.ts';

/**
 * Confirms that the present time is right. Throws an Error if the clocks of process and database
 * differ by over three days.
 */
export const runConfirmClock = async (
  { appServices }: Pick<Application, 'appServices'>,
  printLine: PrintLine,
): Promise<void> => {
  const {
    commands: { inTransaction, record, clock, newId },
  } = appServices;
  await inTransaction(async (tx) => {
    const now = clock.now();
    const at = now.toISOString();
    const reading = await readClock(tx, now);
    if (!agreesWithDatabase(reading))
      throw new Error(
        `L’orologio di questo programma (${at}) e quello del database distano ${Math.round(reading.databaseDays)} giorni: correggi l’orologio, poi ripeti.`,
      );
    const confirmed: ClockEvent = {
      type: 'ClockConfirmed',
      data: { leapDays: Math.round(reading.stepDays) },
    };
    await record(tx, toClockStream(newId()), confirmed, { at, actor: 'console' });
    await confirmClockWatermark(tx, now);
    printLine(
      `Orologio confermato: ${at}. I lavori che cancellano o chiudono a scadenza riprendono entro cinque minuti.`,
    );
  });
};

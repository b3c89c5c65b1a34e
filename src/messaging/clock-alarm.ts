import type { Clock } from '#src/kernel/clock.ts';
import type { Log } from '#src/kernel/log.ts';
import type { Mailer } from './mail/mailer.ts';

type Deps = {
  readonly mailer: Mailer;
  readonly clock: Clock;
  readonly log: Log;
  readonly to: string;
  readonly host: string;
};

const TEXT = [
  'L’orologio del server ha fatto un salto di più di tre giorni.',
  'Finché una persona non lo controlla, il sistema non cancella dati, non chiude giorni di servizio e non fa scadere nulla. Le prenotazioni continuano.',
  '',
  'Se l’orologio è sbagliato, correggilo. Quando è giusto:',
  '',
  '  npm run jobs:confirm-clock',
  '',
].join('\n');

export const createClockAlarm = ({ mailer, clock, log, to, host }: Deps) => {
  let wasTrusted = true;
  return (trusted: boolean): void => {
    if (wasTrusted && !trusted)
      mailer
        .send({
          to,
          subject: 'ATTENZIONE: l’orologio del server non è affidabile',
          text: TEXT,
          messageId: `clock-${clock.today()}@${host}`,
        })
        .catch((error: unknown) => log.error({ error }, 'clock-alarm: mail not sent'));
    wasTrusted = trusted;
  };
};

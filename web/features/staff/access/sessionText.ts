import type { ActiveSession } from '#src/contracts/staff/own-account.ts';

/** What a session is called; a browser that names neither itself nor its system is one all the same. */
export const deviceName = ({ device }: Pick<ActiveSession, 'device'>): string =>
  device || 'Dispositivo sconosciuto';

/** How many other sessions ended, in a sentence. */
export const endedSessionsText = (ended: number): string =>
  ended === 0
    ? 'Non c’erano altre sessioni aperte.'
    : ended === 1
      ? 'Un’altra sessione è stata chiusa.'
      : `Altre ${ended} sessioni sono state chiuse.`;

import type { ActiveSession } from '#src/contracts/staff/own-account.ts';

export const deviceName = ({ device }: Pick<ActiveSession, 'device'>): string =>
  device || 'Dispositivo sconosciuto';

export const endedSessionsText = (ended: number): string =>
  ended === 0
    ? 'Non c’erano altre sessioni aperte.'
    : ended === 1
      ? 'Un’altra sessione è stata chiusa.'
      : `Altre ${ended} sessioni sono state chiuse.`;

import type { Matter, PersonFile } from '../../../src/contracts/privacy.ts';
import { receivedAt } from '../../shared/italianDates.ts';

export const kindWords: Record<Matter['kind'], string> = {
  reservation: 'Prenotazione',
  quote: 'Preventivo',
  contact: 'Messaggio',
};

/** The file of a person as they can keep it: machine-readable, complete, with the day on which it was made. */
export const personJson = (file: PersonFile, now = new Date()): string =>
  `${JSON.stringify({ madeAt: now.toISOString(), ...file }, null, 2)}\n`;

export const matterTitle = ({ kind, reference, at }: Matter): string =>
  `${kindWords[kind]} ${reference} · ${receivedAt(at)}`;

import type { TimelineEntry } from '#src/contracts/private-events/pipeline.ts';
import { contactChannelLabel } from '#src/contracts/private-events/pipeline-codes.ts';
import { venueDate } from '#web/shared/dates/dates.ts';
import { formatShortDay, formatTimeOfDay } from '#web/shared/dates/formatItalianDates.ts';
import { formatEuros } from './euros.ts';

const ERASED = 'Testo cancellato';

const sentences: Readonly<Record<string, (entry: TimelineEntry) => string>> = {
  QuoteRequested: ({ channel }) => (channel ? 'Ha chiesto un preventivo' : 'Richiesta dal sito'),
  QuoteApproved: () => 'Confermata',
  QuoteApprovalUndone: () => 'Approvazione annullata',
  QuoteRejected: () => 'Rifiutata',
  QuoteLost: () => 'Persa',
  HoldChosen: () => 'Scelto che cosa occupa',
  QuoteOfferChanged: () => 'Prezzo o note cambiati',
  ProposalMade: ({ version }) => `Proposta ${version} fatta`,
  ProposalSent: ({ version }) => `Proposta ${version} mandata per mail`,
  ProposalSeen: ({ version }) => `Ha aperto la proposta ${version}`,
  ProposalAccepted: ({ version }) => `Ha accettato la proposta ${version}`,
  QuoteQuestionAsked: ({ text }) => `Domanda: ${text ?? ERASED}`,
  QuoteContactNoted: ({ text }) => text ?? ERASED,
  QuotePaymentNoted: ({ kind, amountCents }) =>
    `${kind === 'balance' ? 'Saldo' : 'Caparra'} ${formatEuros(amountCents ?? 0)}`,
  OptionSet: ({ optionUntil }) =>
    optionUntil === null
      ? 'Opzione'
      : `Opzione fino a ${formatShortDay(venueDate(new Date(optionUntil)))}, ${formatTimeOfDay(optionUntil)}`,
};

export const describeEntry = (entry: TimelineEntry): string =>
  sentences[entry.type]?.(entry) ?? entry.type;

/** Returns the person and the channel of an entry, such as `Marta, telefono`. */
export const describeSource = ({ by, channel }: TimelineEntry): string =>
  channel ? `${by}, ${contactChannelLabel[channel]}` : by;

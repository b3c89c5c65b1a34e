import {
  formatDay,
  formatPartySize,
  formatValue,
  readPart,
  type EventData,
  type EventSentences,
} from '#src/event-log/event-sentences.ts';

const CHANNEL_LABELS: Record<string, string> = { whatsapp: 'con WhatsApp', phone: 'al telefono' };

const formatWishedTurns = (data: EventData): string =>
  ((data['turns'] ?? []) as readonly EventData[])
    .map(({ slotStart }) => formatValue(slotStart))
    .join(' o ');

/** Formats an offer without a table, because an offer holds only covers. */
const formatOffer = (data: EventData): string => {
  const { date, slotStart, covers } = readPart(data, 'seat');
  return `${formatDay(date)} alle ${formatValue(slotStart)}, ${formatPartySize(covers)}`;
};

export const waitingListSentences: EventSentences = {
  WaitingListJoined: (data) =>
    `In lista d’attesa per ${formatDay(data['date'])} alle ${formatWishedTurns(data)}, ${formatPartySize(data['covers'])}.`,
  SeatOffered: (data) => `Offerto un posto dalla lista d’attesa: ${formatOffer(data)}.`,
  OfferAccepted: (data) => `Posto accettato dalla lista d’attesa: ${formatOffer(data)}.`,
  OfferDeclined: (data) => `Posto lasciato ad altri: ${formatOffer(data)}.`,
  OfferExpired: (data) => `Offerta scaduta senza risposta: ${formatOffer(data)}.`,
  WaitingListLeft: (data) =>
    `Uscita dalla lista d’attesa per ${formatDay(data['date'])}${data['seat'] ? '; il posto offerto è di nuovo libero' : ''}.`,
  WaitingGuestInformed: (data) =>
    `Avvisato dell’offerta ${CHANNEL_LABELS[formatValue(data['channel'])] ?? ''}: ${formatOffer(data)}.`,
};

import {
  contactChannelLabel,
  lostReasonLabel,
  paymentKindLabel,
} from '#src/contracts/private-events/pipeline-codes.ts';
import { rejectionReasonLabel } from '#src/contracts/rejection-reasons.ts';
import { createInstantFormatter } from '#src/kernel/format-italian-date.ts';
import { venue } from '#src/venue.ts';
import {
  findLowerCaseLabel,
  formatDay,
  formatPartySize,
  formatValue,
  readPart,
  type EventData,
  type EventSentences,
} from '#src/event-log/event-sentences.ts';

const readLabel = (labels: Readonly<Record<string, string>>, code: unknown): string =>
  labels[formatValue(code)] ?? 'non indicato';

const channelWords = (data: EventData): string => readLabel(contactChannelLabel, data['channel']);

const formatEuros = (cents: unknown): string =>
  `€ ${(Number(cents) / 100).toLocaleString('it-IT', { minimumFractionDigits: 2, useGrouping: 'always' })}`;

const formatHold = (data: EventData): string => {
  const { covers, floor, floors = [floor], closesService } = readPart(data, 'hold');
  const rooms = venue.rooms.filter((one) => (floors as readonly unknown[]).includes(one.floor));
  const parts = [
    ...(typeof covers === 'number' ? [`${covers} coperti`] : []),
    ...rooms.map(({ name }) => name),
    ...(closesService ? ['tutto il servizio'] : []),
  ];
  return parts.join(', ') || 'niente';
};

const despiteConflicts = (data: EventData): string =>
  data['despiteConflicts'] ? ', anche se i coperti non bastano' : '';

const formatOccasion = (data: EventData): string => {
  const { date, mealType, numberOfPeople } = readPart(data, 'occasion');
  return `${formatDay(date)}, ${formatValue(mealType)}, ${formatPartySize(numberOfPeople)}`;
};

const NOTES_LABELS: Record<string, string> = { written: 'note scritte', removed: 'note tolte' };

const formatOfferChange = ({ quotedPrice, previousPrice, notes }: EventData): string => {
  const [now, before] = [quotedPrice, previousPrice].map((price) =>
    price ? formatValue(price) : 'nessuno',
  );
  return [
    ...(now === before ? [] : [`prezzo da ${before} a ${now}`]),
    ...[NOTES_LABELS[formatValue(notes)] ?? []].flat(),
  ].join(', ');
};

const rejectionReasonWords = ({ reason }: EventData): string =>
  findLowerCaseLabel(rejectionReasonLabel, reason) ?? 'non registrato';

const formatInstant = createInstantFormatter(venue.timeZone);

export const quoteSentences: EventSentences = {
  QuoteRequested: (data) =>
    `${data['channel'] ? `Presa una richiesta di preventivo (${channelWords(data)})` : 'Richiesto un preventivo'}: ${formatOccasion(data)}. Stato: in attesa.`,
  QuoteApproved: (data) =>
    `Preventivo approvato${data['quotedPrice'] ? ` a ${formatValue(data['quotedPrice'])}` : ''}: ${formatOccasion(data)}.${data['hold'] === undefined ? '' : ` Occupa: ${formatHold(data)}${despiteConflicts(data)}.`}`,
  QuoteApprovalUndone: (data) =>
    `Approvazione del preventivo annullata: ${formatOccasion(data)}. Stato: in attesa.`,
  QuoteRejected: (data) =>
    `Preventivo rifiutato: ${formatOccasion(data)}. Motivo: ${rejectionReasonWords(data)}.`,
  QuoteOfferChanged: (data) =>
    `Offerta del preventivo modificata: ${formatOfferChange(data)} (${formatOccasion(data)}).`,
  ProposalMade: (data) =>
    `Proposta ${formatValue(data['version'])} fatta a ${formatValue(data['price'])}: ${formatOccasion(data)}.`,
  ProposalSent: (data) => `Proposta ${formatValue(data['version'])} mandata al cliente per mail.`,
  ProposalSeen: (data) => `Proposta ${formatValue(data['version'])} vista dal cliente.`,
  ProposalAccepted: (data) =>
    `Proposta ${formatValue(data['version'])} accettata dal cliente a ${formatValue(data['price'])}: ${formatOccasion(data)}.`,
  QuoteQuestionAsked: (data) => `Domanda del cliente sul preventivo: ${formatOccasion(data)}.`,
  QuoteContactNoted: (data) =>
    `Sentito il cliente di un preventivo (${channelWords(data)})${data['callBackOn'] ? `, da richiamare ${formatDay(data['callBackOn'])}` : ''}: ${formatOccasion(data)}.`,
  QuotePaymentNoted: (data) =>
    `Ricevuta una somma per un preventivo (${readLabel(paymentKindLabel, data['kind'])}): ${formatEuros(data['amountCents'])}, ${formatDay(data['paidOn'])} (${formatOccasion(data)}).`,
  OptionSet: (data) =>
    `Opzione della proposta ${formatValue(data['version'])} fino a ${formatInstant(formatValue(data['optionUntil']))}: ${formatOccasion(data)}.`,
  HoldChosen: (data) =>
    `Scelto che cosa occupa la festa: ${formatHold(data)}${despiteConflicts(data)} (${formatOccasion(data)}).`,
  QuoteLost: (data) =>
    `Festa persa: ${formatOccasion(data)}. Motivo: ${readLabel(lostReasonLabel, data['reason'])}.`,
};

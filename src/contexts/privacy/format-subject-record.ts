import { visitMomentNames, visitMoments } from '#src/contracts/booking/actions/visit-moments.ts';
import type { ContactChannel, ContactState } from '#src/contracts/booking/contact-state.ts';
import { contactLabel } from '#src/contracts/booking/contact-label.ts';
import { allergenSentenceLabel, type Allergen } from '#src/contracts/booking/guest-allergies.ts';
import {
  occasionLabel,
  seatWishLabel,
  type Occasion,
  type SeatWish,
} from '#src/contracts/booking/guest-wishes.ts';
import {
  reservationOutcomeLabel,
  reservationStatusLabel,
  type ReservationOutcome,
  type ReservationStatus,
} from '#src/contracts/booking/reservations.ts';
import {
  cancelReasonLabel,
  originLabel,
  type CancelReason,
  type ReservationOrigin,
} from '#src/contracts/booking/reservation-desk-schemas.ts';
import {
  waitingListStatusLabel,
  type WaitingListStatus,
} from '#src/contracts/booking/waiting-list.ts';
import type { SubjectRecord, SubjectRecordKind } from '#src/contracts/data-subject-requests.ts';
import {
  eventKindLabel,
  eventPlaceLabel,
  type EventKind,
  type EventPlace,
} from '#src/contracts/private-events/wish-codes.ts';
import { languageNames, type Language } from '#src/contracts/languages.ts';
import {
  quoteStatusLabel as quoteLabel,
  type QuoteStatus,
} from '#src/contracts/private-events/quotes.ts';
import { formatLongDate } from '#src/kernel/format-italian-date.ts';
import { describeConsentVersion } from '#src/messages/consents/consent-texts.ts';

type RecordSource = Pick<SubjectRecord, 'kind' | 'record' | 'data'>;
type Fact = SubjectRecord['facts'][number];
type FormatInstant = (instant: string) => string;

const FIELD_LABELS: Readonly<Record<string, string>> = {
  name: 'Nome',
  phone: 'Telefono',
  email: 'Email',
  notes: 'Richieste particolari',
  message: 'Messaggio',
  menuIdeas: 'Idee di menu',
  additionalNotes: 'Note aggiuntive',
  celebration: 'Che cosa festeggia',
  adminNotes: 'Note del locale',
  guestNote: 'Nota di casa',
  proposalText: 'Testo della proposta',
  question: 'Domanda',
  reason: 'Motivo',
  note: 'Nota del locale',
  overrideReason: 'Perché oltre il limite',
  occasion: 'Occasione',
  seatWishes: 'Preferenze per il posto',
  allergens: 'Allergie',
  allergyNote: 'Allergie, altro',
};
const FLOOR_LABELS = ['piano terra', 'primo piano', 'secondo piano'];

const toText = (value: SubjectRecord['record'][string] | undefined): string =>
  value === null || value === undefined ? '' : String(value);

const reservationFacts = (
  { record: r }: RecordSource,
  moment: FormatInstant,
): [string, string][] => [
  ['Data', formatLongDate(toText(r['reservationDate']))],
  [
    'Turno',
    `${toText(r['startTime'])} - ${toText(r['endTime'])}${r['turn'] ? ` (${toText(r['turn'])})` : ''}`,
  ],
  ['Arrivo previsto', toText(r['arrivalTime'])],
  ['Persone', toText(r['numberOfPeople'])],
  [
    'Tavolo',
    r['tableName']
      ? `${toText(r['tableName'])}, ${FLOOR_LABELS[Number(r['floor'])] ?? ''}`
      : 'da assegnare',
  ],
  ['Stato', reservationStatusLabel[r['status'] as ReservationStatus]],
  ['Esito', r['outcome'] ? reservationOutcomeLabel[r['outcome'] as ReservationOutcome] : ''],
  [
    'Motivo dell’annullamento',
    r['cancelReason'] ? cancelReasonLabel[r['cancelReason'] as CancelReason] : '',
  ],
  ['Arrivata', originLabel[r['origin'] as ReservationOrigin]],
  ['Lingua dei messaggi', languageNames[r['language'] as Language]],
  [
    'Contatto',
    contactLabel({
      contact: r['contact'] as ContactState | null,
      contactChannel: r['contactChannel'] as ContactChannel | null,
    }) ?? '',
  ],
  [
    'Modifica chiesta',
    r['wantedDate']
      ? `${formatLongDate(toText(r['wantedDate']))} alle ${toText(r['wantedStart'])}, persone: ${toText(r['wantedPeople'])}`
      : '',
  ],
  ...visitMomentNames.map((name): [string, string] => [
    visitMoments[name].label,
    r[name] ? moment(toText(r[name])) : '',
  ]),
];

const quoteFacts = ({ record: r }: RecordSource): [string, string][] => [
  ['Data', formatLongDate(toText(r['eventDate']))],
  ['Pasto', toText(r['mealType'])],
  ['Persone', toText(r['numberOfPeople'])],
  ['Stato', quoteLabel[r['status'] as QuoteStatus]],
  ['Prezzo proposto', toText(r['quotedPrice'])],
  ['Lingua dei messaggi', languageNames[r['language'] as Language]],
  ['Festa', r['eventKind'] ? eventKindLabel[r['eventKind'] as EventKind] : ''],
  ['Ora', toText(r['startTime'])],
  ['Bambini', toText(r['children'])],
  ['Spesa a persona, in euro', toText(r['budgetPerPerson'])],
  ['Dove', r['place'] ? eventPlaceLabel[r['place'] as EventPlace] : ''],
];

const contactFacts = ({ record: r }: RecordSource, moment: FormatInstant): [string, string][] => [
  [
    'Consenso',
    `dato al testo della privacy policy del ${describeConsentVersion(toText(r['consentTextVersion']))}`,
  ],
  ['Letto dal personale', r['readAt'] ? moment(toText(r['readAt'])) : 'no'],
];

const waitingListFacts = ({ record: r }: RecordSource): [string, string][] => [
  ['Data', formatLongDate(toText(r['date']))],
  ['Turni', toText(r['turns'])],
  ['Persone', toText(r['numberOfPeople'])],
  ['Stato', waitingListStatusLabel[r['status'] as WaitingListStatus]],
  ['Lingua', languageNames[r['language'] as Language]],
];

const factsByKind: Readonly<
  Record<SubjectRecordKind, (source: RecordSource, moment: FormatInstant) => [string, string][]>
> = {
  reservation: reservationFacts,
  'waiting-list': waitingListFacts,
  quote: quoteFacts,
  contact: contactFacts,
  guest: () => [],
};

const recordFacts = (source: RecordSource, moment: FormatInstant): [string, string][] => {
  if (Object.keys(source.record).length === 0) return [];
  return factsByKind[source.kind](source, moment);
};

/** Labels of codes, for the fields whose text consists of codes separated by spaces. */
const CODE_LABELS: Readonly<Record<string, (code: string) => string>> = {
  allergens: (code) => allergenSentenceLabel[code as Allergen] ?? code,
  occasion: (code) => occasionLabel[code as Occasion] ?? code,
  seatWishes: (code) => seatWishLabel[code as SeatWish] ?? code,
};

const toFieldFact = ([field, value]: [string, string | null]): [string, string] => {
  const toLabel = CODE_LABELS[field];
  const text = value ?? '';
  return [FIELD_LABELS[field] ?? field, toLabel ? text.split(' ').map(toLabel).join(', ') : text];
};

export const formatSubjectRecord = (source: RecordSource, moment: FormatInstant): Fact[] =>
  [
    ...source.data.flatMap((fields) => Object.entries(fields).map(toFieldFact)),
    ...recordFacts(source, moment),
  ]
    .filter(([, value]) => value !== '')
    .map(([label, value]) => ({ label, value }));

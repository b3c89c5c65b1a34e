import { allergenLabel, type Allergen } from '../../contracts/allergies.ts';
import {
  outcomeLabel,
  statusLabel,
  type ReservationOutcome,
  type ReservationStatus,
} from '../../contracts/booking.ts';
import {
  cancelReasonLabel,
  originLabel,
  type CancelReason,
  type ReservationOrigin,
} from '../../contracts/desk.ts';
import type { Matter } from '../../contracts/privacy.ts';
import { statusLabel as quoteLabel, type QuoteStatus } from '../../contracts/private-events.ts';
import { longDate } from '../../kernel/italian-date.ts';

type Known = Pick<Matter, 'kind' | 'record' | 'data'>;
type Fact = Matter['facts'][number];
type Moment = (instant: string) => string;

const WORDS: Readonly<Record<string, string>> = {
  name: 'Nome',
  phone: 'Telefono',
  email: 'Email',
  notes: 'Richieste particolari',
  message: 'Messaggio',
  menuIdeas: 'Idee di menu',
  additionalNotes: 'Note aggiuntive',
  adminNotes: 'Note del locale',
  reason: 'Motivo',
  note: 'Nota del locale',
  overrideReason: 'Perché oltre il limite',
  allergens: 'Allergie',
  allergyNote: 'Allergie, altro',
};
const FLOORS = ['piano terra', 'primo piano', 'secondo piano'];

const text = (value: Matter['record'][string] | undefined): string =>
  value === null || value === undefined ? '' : String(value);

const reservationFacts = ({ record: r }: Known, moment: Moment): [string, string][] => [
  ['Data', longDate(text(r['reservationDate']))],
  [
    'Turno',
    `${text(r['startTime'])} - ${text(r['endTime'])}${r['turn'] ? ` (${text(r['turn'])})` : ''}`,
  ],
  ['Persone', text(r['numberOfPeople'])],
  [
    'Tavolo',
    r['tableName']
      ? `${text(r['tableName'])}, ${FLOORS[Number(r['floor'])] ?? ''}`
      : 'da assegnare',
  ],
  ['Stato', statusLabel[r['status'] as ReservationStatus]],
  ['Esito', r['outcome'] ? outcomeLabel[r['outcome'] as ReservationOutcome] : ''],
  [
    'Motivo dell’annullamento',
    r['cancelReason'] ? cancelReasonLabel[r['cancelReason'] as CancelReason] : '',
  ],
  ['Arrivata', originLabel[r['origin'] as ReservationOrigin]],
  ['Arrivo dei clienti', r['arrivedAt'] ? moment(text(r['arrivedAt'])) : ''],
];

const quoteFacts = ({ record: r }: Known): [string, string][] => [
  ['Data', longDate(text(r['eventDate']))],
  ['Pasto', text(r['mealType'])],
  ['Persone', text(r['numberOfPeople'])],
  ['Stato', quoteLabel[r['status'] as QuoteStatus]],
  ['Prezzo proposto', text(r['quotedPrice'])],
];

const contactFacts = ({ record: r }: Known, moment: Moment): [string, string][] => [
  [
    'Consenso',
    `dato al testo della privacy policy del ${text(r['consentTextVersion']).split('-').reverse().join('/')}`,
  ],
  ['Letto dal personale', r['readAt'] ? moment(text(r['readAt'])) : 'no'],
];

const recordFacts = (matter: Known, moment: Moment): [string, string][] => {
  if (Object.keys(matter.record).length === 0) return [];
  if (matter.kind === 'reservation') return reservationFacts(matter, moment);
  return matter.kind === 'quote' ? quoteFacts(matter) : contactFacts(matter, moment);
};

const wordFact = ([field, said]: [string, string | null]): [string, string] => [
  WORDS[field] ?? field,
  field === 'allergens'
    ? (said ?? '')
        .split(' ')
        .map((code) => allergenLabel[code as Allergen] ?? code)
        .join(', ')
    : (said ?? ''),
];

/** All that is known of a matter as labels and values in Italian; what is empty is left out. */
export const factsOf = (matter: Known, moment: Moment): Fact[] =>
  [
    ...matter.data.flatMap((words) => Object.entries(words).map(wordFact)),
    ...recordFacts(matter, moment),
  ]
    .filter(([, value]) => value !== '')
    .map(([label, value]) => ({ label, value }));

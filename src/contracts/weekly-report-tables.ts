import { originLabel } from './booking/reservation-desk-schemas.ts';
import type { Figure, WeeklyReport } from './weekly-report.ts';

type Cell = string | number;

/**
 * Table of one figure of the report, in Italian. The screen and the CSV file show the same rows.
 */
export type FigureTable = {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  /** Italian text that says from which events the figure is computed. */
  readonly source: string;
};

export const unmetReasonLabel: Record<
  WeeklyReport['unmetDemand']['rows'][number]['reason'],
  string
> = {
  no_room: 'rifiutata, senza posto',
  waiting_list: 'lista d’attesa',
  expired: 'senza risposta',
};

export const quoteStageLabel: Record<WeeklyReport['quotes']['stages'][number]['stage'], string> = {
  requested: 'Richieste',
  proposed: 'Proposte',
  seen: 'Viste dal cliente',
  accepted: 'Accettate',
  confirmed: 'Confermate',
  done: 'Fatte',
};

const weekdays = ['dom', 'lun', 'mar', 'mer', 'gio', 'ven', 'sab'] as const;
export const formatWeekday = (date: string): string =>
  weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()]!;

/** Formats a share, such as `12,5 %`. Returns a dash if `whole` is 0. */
export const formatShare = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1).replace('.', ',')} %`;

/** Formats a change, such as `+5 %`. Returns a dash if `before` is 0. */
export const formatChange = (now: number, before: number): string => {
  if (before === 0) return '–';
  const percent = Math.round((100 * (now - before)) / before);
  return `${percent > 0 ? '+' : ''}${percent} %`.replace('-', '−');
};

export const formatBand = (upToMinutes: number | null): string => {
  if (upToMinutes === null) return 'oltre';
  return upToMinutes < 60 ? `${upToMinutes} min` : `${upToMinutes / 60} h`;
};

const toCoversTable = ({ covers }: WeeklyReport): FigureTable => {
  const dates = [...new Set(covers.map(({ date }) => date))];
  const rows = dates.map((date) => {
    const [lunch, dinner] = (['pranzo', 'cena'] as const).map((meal) =>
      covers.find((one) => one.date === date && one.meal === meal)!,
    );
    const change = formatChange(
      lunch!.covers + dinner!.covers,
      lunch!.coversLastYear + dinner!.coversLastYear,
    );
    return [
      `${formatWeekday(date)} ${Number(date.slice(8))}`,
      lunch!.covers,
      lunch!.coversLastYear,
      dinner!.covers,
      dinner!.coversLastYear,
      change,
    ];
  });
  return {
    title: 'Coperti',
    columns: ['Giorno', 'Pranzo', 'anno fa', 'Cena', 'anno fa', 'Totale'],
    rows,
    source:
      'prenotazioni accettate, senza annullate e assenze; un anno fa è la stessa settimana, 52 settimane prima.',
  };
};

const toCurveTable = ({ bookingCurve: { points } }: WeeklyReport): FigureTable => {
  const [first] = points;
  return {
    title: 'Curva delle prenotazioni',
    columns: ['Giorni prima', 'coperti', 'quota', 'un anno fa', 'quota'],
    rows: points.map(({ daysBefore, covers, coversLastYear }) => [
      daysBefore,
      covers,
      formatShare(covers, first?.covers ?? 0),
      coversLastYear,
      formatShare(coversLastYear, first?.coversLastYear ?? 0),
    ]),
    source: 'coperti già presi tanti giorni prima, senza chi passa; ultime 12 settimane.',
  };
};

const toNoShowTable = ({ noShows: { origins } }: WeeklyReport): FigureTable => ({
  title: 'Assenze per origine',
  columns: ['Origine', 'Assenze', 'Prenotazioni', 'Quota'],
  rows: origins.map(({ origin, noShows, visits }) => [
    originLabel[origin],
    noShows,
    visits,
    formatShare(noShows, visits),
  ]),
  source: '«non presentato» segnati da una persona, senza i non verificati; ultime 12 settimane.',
});

const toDemandTable = ({ unmetDemand: { rows } }: WeeklyReport): FigureTable => {
  const times = [...new Set(rows.map(({ time }) => time))];
  const find = (time: string, wanted: string) =>
    rows.find((row) => row.time === time && row.reason === wanted)?.covers ?? 0;
  return {
    title: 'Domanda rifiutata',
    columns: ['Quarto', 'senza posto', 'lista d’attesa', 'senza risposta', 'Totale'],
    rows: times.map((time) => {
      const counts = ['no_room', 'waiting_list', 'expired'].map((reason) => find(time, reason));
      return [time, ...counts, counts.reduce((sum, count) => sum + count, 0)];
    }),
    source:
      'coperti di richieste rifiutate per mancanza di posto o scadute, e attese in lista senza esito; ultime 4 settimane. Le ricerche senza posto non si registrano.',
  };
};

const toAnswersTable = ({ answers: { bands } }: WeeklyReport): FigureTable => {
  const all = bands.reduce((sum, { requests }) => sum + requests, 0);
  return {
    title: 'Tempo di risposta',
    columns: ['Entro', 'Richieste', 'Quota'],
    rows: bands.map(({ upToMinutes, requests }) => [
      formatBand(upToMinutes),
      requests,
      formatShare(requests, all),
    ]),
    source:
      'dalla richiesta alla prima risposta, solo orario di apertura (quello di oggi); ultimi 30 giorni.',
  };
};

const toQuotesTable = ({ quotes: { stages, lost } }: WeeklyReport): FigureTable => ({
  title: 'Feste per stadio',
  columns: ['Stadio', 'Feste'],
  rows: [...stages.map(({ stage, quotes }) => [quoteStageLabel[stage], quotes]), ['Perse', lost]],
  source: 'chi è arrivato almeno a quello stadio; preventivi chiesti negli ultimi 12 mesi.',
});

export const toFigureTable: Record<Figure, (report: WeeklyReport) => FigureTable> = {
  covers: toCoversTable,
  'booking-curve': toCurveTable,
  'no-shows': toNoShowTable,
  'unmet-demand': toDemandTable,
  answers: toAnswersTable,
  quotes: toQuotesTable,
};

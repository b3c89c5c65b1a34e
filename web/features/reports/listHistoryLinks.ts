import type { Figure, WeeklyReport } from '#src/contracts/weekly-report.ts';
import { formatWeekday } from '#src/contracts/weekly-report-tables.ts';

type HistoryLink = { readonly label: string; readonly to: string };
type Period = { readonly from: string; readonly to: string };

const toLink = (label: string, filter: Record<string, string>): HistoryLink => ({
  label,
  to: `/admin/audit?${new URLSearchParams(filter).toString()}`,
});

/** Returns a link to the events of a type that were appended in the period. */
const ofType = (label: string, type: string, { from, to }: Period): HistoryLink =>
  toLink(label, { type, from, to });

const listCoversLinks = ({ covers }: WeeklyReport): HistoryLink[] =>
  [...new Set(covers.map(({ date }) => date))].map((date) =>
    toLink(`${formatWeekday(date)} ${Number(date.slice(8))}`, { serviceDay: date }),
  );

/** Links to the history with filters that show the events behind each figure. */
export const listHistoryLinks: Record<Figure, (report: WeeklyReport) => HistoryLink[]> = {
  covers: listCoversLinks,
  'booking-curve': ({ bookingCurve: { period } }) => [
    ofType('richieste', 'ReservationRequested', period),
    ofType('inserite', 'ReservationEntered', period),
  ],
  'no-shows': ({ noShows: { period } }) => [
    ofType('assenze', 'GuestDidNotShow', period),
    ofType('arrivi', 'GuestArrived', period),
    ofType('seduti', 'GuestsSeated', period),
  ],
  'unmet-demand': ({ unmetDemand: { period } }) => [
    ofType('rifiuti', 'ReservationRejected', period),
    ofType('scadute', 'ReservationExpired', period),
    ofType('lista d’attesa', 'WaitingListJoined', period),
  ],
  answers: ({ answers: { period } }) => [
    ofType('accettate', 'ReservationConfirmed', period),
    ofType('rifiutate', 'ReservationRejected', period),
  ],
  quotes: ({ quotes: { period } }) => [
    ofType('richieste', 'QuoteRequested', period),
    ofType('confermate', 'QuoteApproved', period),
    ofType('perse', 'QuoteRejected', period),
  ],
};

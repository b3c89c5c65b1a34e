import { useSearchParams } from 'react-router-dom';
import { exportWeeklyReport, figureKeys, type WeeklyReport } from '#src/contracts/weekly-report.ts';
import { venue } from '#src/venue.ts';
import { errorMessage } from '#web/shared/api/apiError.ts';
import { addDays } from '#web/shared/dates/dates.ts';
import { formatDateTime, venueToday } from '#web/shared/dates/formatItalianDates.ts';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { Loading } from '#web/shared/ui/feedback/Loading.tsx';
import { FigureCard } from './FigureCard.tsx';
import { formatWeek } from './formatPeriod.ts';
import { NumbersHeader } from './NumbersHeader.tsx';
import { Bar, CsvLink, Cards, Masthead, Page, PrintRules, Week } from './numbersStyles.ts';
import { useWeeklyReportQuery, type ReportQuery } from './reportsApi.ts';

const WEEK_DAYS = 7;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

const readQuery = (search: URLSearchParams): ReportQuery => {
  const [day, asOf] = [search.get('day') ?? '', search.get('asOf')];
  return { day: DATE.test(day) ? day : venueToday(), ...(asOf ? { asOf } : {}) };
};

const toQueryString = (query: ReportQuery): string =>
  new URLSearchParams(query as Record<string, string>).toString();

/** Weekly report. Each figure has a chart, a table and links to the events behind it. */
export const NumbersPage = () => {
  const [search, setSearch] = useSearchParams();
  const query = readQuery(search);
  const { currentData: report, error } = useWeeklyReportQuery(query);
  const showWeek = (days: number) =>
    setSearch(toQueryString({ ...query, day: addDays(report?.week.from ?? query.day!, days) }));
  return (
    <Page>
      <PrintRules />
      <NumbersHeader report={report} isPast={query.asOf !== undefined} />
      <main>
        <Bar>
          <h1>Numeri</h1>
          <Week>
            <button type="button" aria-label="Settimana prima" onClick={() => showWeek(-WEEK_DAYS)}>
              ‹
            </button>
            <span role="status">{report ? formatWeek(report.week) : '…'}</span>
            <button type="button" aria-label="Settimana dopo" onClick={() => showWeek(WEEK_DAYS)}>
              ›
            </button>
          </Week>
          <Button type="button" $variant="secondary" $size="sm" onClick={() => window.print()}>
            Stampa
          </Button>
          <CsvLink download href={`${exportWeeklyReport.path}?${toQueryString(query)}`}>
            Tutto in CSV
          </CsvLink>
        </Bar>
        {error !== undefined && (
          <Alert live>{errorMessage(error, 'Non è stato possibile calcolare i numeri.')}</Alert>
        )}
        {!report && error === undefined && <Loading>Calcolo dei numeri…</Loading>}
        {report && <Report report={report} query={query} />}
      </main>
    </Page>
  );
};

const Report = ({ report, query }: { report: WeeklyReport; query: ReportQuery }) => (
  <>
    <Masthead>
      <h2>I numeri della settimana</h2>
      <p>
        <b>
          {venue.name}, {formatWeek(report.week)}
        </b>
        <br />
        dal registro, fino al {formatDateTime(report.asOf)}
      </p>
    </Masthead>
    <Cards>
      {figureKeys.map((figure) => (
        <FigureCard
          key={figure}
          figure={figure}
          report={report}
          csv={`${exportWeeklyReport.path}?${toQueryString(query)}&figure=${figure}`}
        />
      ))}
    </Cards>
  </>
);

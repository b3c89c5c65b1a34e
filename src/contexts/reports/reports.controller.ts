import {
  exportWeeklyReport,
  figureKeys,
  readWeeklyReport,
  type Figure,
  type WeeklyReport,
} from '#src/contracts/weekly-report.ts';
import { toFigureTable } from '#src/contracts/weekly-report-tables.ts';
import { formatCsv, formatCsvRows } from '#src/platform/http/responses/csv.ts';
import { route, type Route } from '#src/platform/http/pipeline/route.ts';
import type { BuildWeeklyReport } from './build-weekly-report.ts';

const formatFigure = (report: WeeklyReport, figure: Figure): string => {
  const { columns, rows } = toFigureTable[figure](report);
  return formatCsv(columns, rows);
};

/** Formats all tables one after another. An empty line and a title precede each table. */
const formatWholeReport = (report: WeeklyReport): string =>
  formatCsv(
    ['Settimana', report.week.from, report.week.to],
    [
      ['Dal registro, fino a', report.asOf],
      ['Posizione', report.position],
    ],
  ) +
  figureKeys
    .map((figure) => {
      const { title, columns, rows } = toFigureTable[figure](report);
      return formatCsvRows([[''], [title], columns, ...rows]);
    })
    .join('');

export const reportsController = (buildReport: BuildWeeklyReport): Route[] => [
  route(readWeeklyReport, ({ query }) => buildReport(query)),

  route(exportWeeklyReport, async ({ query: { figure, ...query } }, ctx) => {
    const report = await buildReport(query);
    ctx.attachment(`numeri-${report.week.from}${figure ? `-${figure}` : ''}.csv`);
    return figure ? formatFigure(report, figure) : formatWholeReport(report);
  }),
];

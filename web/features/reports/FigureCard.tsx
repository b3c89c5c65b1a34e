import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Figure, WeeklyReport } from '#src/contracts/weekly-report.ts';
import { toFigureTable, type FigureTable } from '#src/contracts/weekly-report-tables.ts';
import { AnswersChart } from './charts/AnswersChart.tsx';
import { CoversChart } from './charts/CoversChart.tsx';
import { CurveChart } from './charts/CurveChart.tsx';
import { DemandChart } from './charts/DemandChart.tsx';
import { NoShowsChart } from './charts/NoShowsChart.tsx';
import { QuotesChart } from './charts/QuotesChart.tsx';
import { headlines } from './headlines.ts';
import { listHistoryLinks } from './listHistoryLinks.ts';
import { Card, Chart, Source, Table } from './figureStyles.ts';
import { useIsPrinting } from './useIsPrinting.ts';

const charts: Record<Figure, (props: { report: WeeklyReport }) => React.ReactNode> = {
  covers: CoversChart,
  'booking-curve': CurveChart,
  'no-shows': NoShowsChart,
  'unmet-demand': DemandChart,
  answers: AnswersChart,
  quotes: QuotesChart,
};

type Props = { figure: Figure; report: WeeklyReport; csv: string };

export const FigureCard = ({ figure, report, csv }: Props) => {
  const table = toFigureTable[figure](report);
  const [isOpen, setIsOpen] = useState(false);
  const isPrinting = useIsPrinting();
  const titleId = useId();
  const FigureChart = charts[figure];
  return (
    <Card aria-labelledby={titleId}>
      <figcaption>
        <h2 id={titleId}>{table.title}</h2>
        <a download href={csv} aria-label={`${table.title}, CSV`}>
          CSV
        </a>
        <p>{headlines[figure](report)}</p>
      </figcaption>
      <Chart>
        <FigureChart report={report} />
      </Chart>
      <details
        open={isOpen || isPrinting}
        onToggle={({ currentTarget }) => {
          if (!isPrinting) setIsOpen(currentTarget.open);
        }}
      >
        <summary>Tabella</summary>
        <Rows table={table} />
        <Source>
          Si calcola da: {table.source}{' '}
          <span>
            Gli eventi nello Storico:{' '}
            {listHistoryLinks[figure](report).map(({ label, to }) => (
              <Link key={to} to={to}>
                {label}
              </Link>
            ))}
          </span>
        </Source>
      </details>
    </Card>
  );
};

const Rows = ({ table: { title, columns, rows } }: { table: FigureTable }) => (
  <Table aria-label={title}>
    <thead>
      <tr>
        {columns.map((column, index) => (
          <th key={`${column} ${String(index)}`} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([first, ...cells]) => (
        <tr key={first}>
          <th scope="row">{first}</th>
          {cells.map((cell, index) => (
            <td key={columns[index + 1]! + String(index)}>
              {typeof cell === 'number' ? cell.toLocaleString('it-IT') : cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </Table>
);

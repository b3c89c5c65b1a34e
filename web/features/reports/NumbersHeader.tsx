import { Link } from 'react-router-dom';
import type { WeeklyReport } from '#src/contracts/weekly-report.ts';
import { formatDateTime } from '#web/shared/dates/formatItalianDates.ts';
import { Header } from './numbersStyles.ts';

const places = [
  { to: '/admin/tonight', label: 'Stasera' },
  { to: '/admin?tab=reservations', label: 'Prenotazioni' },
  { to: '/admin?tab=quotes', label: 'Preventivi' },
  { to: '/admin?tab=menu', label: 'Menu' },
  { to: '/admin?tab=capacity', label: 'Capacità' },
  { to: '/admin/numbers', label: 'Numeri' },
] as const;

type Props = { report: WeeklyReport | undefined; isPast: boolean };

export const NumbersHeader = ({ report, isPast }: Props) => (
  <Header>
    <img src="/brand/emblem-night.svg" alt="" width="32" height="32" />
    <nav aria-label="Amministrazione">
      {places.map(({ to, label }) => (
        <Link key={to} to={to} aria-current={to === '/admin/numbers' ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
    {report && (
      <p>
        {isPast ? 'com’era nel registro' : 'dal registro, fino'} al {formatDateTime(report.asOf)}
      </p>
    )}
  </Header>
);

import { within } from '@testing-library/react';
import { readWeeklyReport } from '#src/contracts/weekly-report.ts';
import { buildWeeklyReport } from '#test/support/builders/weekly-report-view.ts';
import { setupScreens } from '#test/support/screens/open-screen.tsx';

const { api, user, screen, openStaffPage } = setupScreens();

const TITLES = [
  'Coperti',
  'Curva delle prenotazioni',
  'Assenze per origine',
  'Domanda rifiutata',
  'Tempo di risposta',
  'Feste per stadio',
];
const openNumbers = async (path = '/admin/numbers') => {
  await openStaffPage(path);
  await screen.findByRole('figure', { name: 'Coperti' });
};
const figure = (name: string) => screen.getByRole('figure', { name });
const openTable = async (name: string) => {
  await user().click(within(figure(name)).getByText('Tabella'));
  return within(figure(name)).findByRole('table', { name });
};

describe('the page Numeri', () => {
  it('shows six figures, each with the title of its chart, a table and its source', async () => {
    api().answer(readWeeklyReport, buildWeeklyReport());
    await openNumbers();
    for (const name of TITLES) {
      expect(figure(name).querySelector('svg title')).not.toBeEmptyDOMElement();
      await openTable(name);
      within(figure(name)).getByText(/^Si calcola da:/);
    }
    expect(screen.getAllByRole('figure')).toHaveLength(TITLES.length);
  });

  it('shows the same numbers in the chart and in the table', async () => {
    api().answer(readWeeklyReport, buildWeeklyReport());
    await openNumbers();
    const [, firstRow] = within(await openTable('Coperti')).getAllByRole('row');
    const cells = within(firstRow!).getAllByRole('cell');
    const labels = figure('Coperti').querySelectorAll('.recharts-label-list text');
    expect([labels[0]!.textContent, labels[7]!.textContent]).toEqual(['20', '60']);
    expect([cells[0]!.textContent, cells[2]!.textContent]).toEqual(['20', '60']);
  });

  it('opens the previous week with the keyboard and writes the week to the URL', async () => {
    api().answer(readWeeklyReport, ({ query }) =>
      buildWeeklyReport(query['day'] === '2026-02-04' ? '2026-02-02' : query['day']),
    );
    await openNumbers('/admin/numbers?day=2026-02-04');
    expect(screen.getByRole('status')).toHaveTextContent('2–8 febbraio 2026');
    screen.getByRole('button', { name: 'Settimana prima' }).focus();
    await user().keyboard('{Enter}');
    await screen.findByText('26 gennaio–1 febbraio 2026');
    expect(location.search).toContain('day=2026-01-26');
  });

  it('shows the numbers as of a past instant', async () => {
    const asOf = '2026-11-01T12:00:00Z';
    api().answer(readWeeklyReport, buildWeeklyReport('2027-02-22', { asOf }));
    await openNumbers(`/admin/numbers?day=2027-02-24&asOf=${asOf}`);
    await screen.findByText(/^com’era nel registro al 01\/11\/2026/);
    expect(api().calls(readWeeklyReport)[0]!.query).toEqual({ day: '2027-02-24', asOf });
  });

  it('links each figure to its CSV file of the same week', async () => {
    api().answer(readWeeklyReport, buildWeeklyReport());
    await openNumbers('/admin/numbers?day=2027-02-24');
    const link = screen.getByRole('link', { name: 'Assenze per origine, CSV' });
    expect(link).toHaveAttribute('download');
    expect(link).toHaveAttribute('href', '/api/reports/week/export?day=2027-02-24&figure=no-shows');
  });

  it('links a figure to its events in the history', async () => {
    api().answer(readWeeklyReport, buildWeeklyReport());
    await openNumbers();
    await openTable('Assenze per origine');
    const link = within(figure('Assenze per origine')).getByRole('link', { name: 'assenze' });
    expect(link).toHaveAttribute(
      'href',
      '/admin/audit?type=GuestDidNotShow&from=2026-12-14&to=2027-03-07',
    );
  });
});

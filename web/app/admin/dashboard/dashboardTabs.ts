/** Tabs of the dashboard. `audience`: accounts that see the tab. */
export const dashboardTabs = [
  { key: 'menu', label: 'Menu', audience: 'administrator' },
  { key: 'reservations', label: 'Prenotazioni', audience: 'desk' },
  { key: 'tables', label: 'Tavoli', audience: 'dining-room' },
  { key: 'timeslots', label: 'Orari', audience: 'administrator' },
  { key: 'quotes', label: 'Preventivi', audience: 'cashier' },
  { key: 'capacity', label: 'Capacità', audience: 'desk' },
  { key: 'closures', label: 'Disponibilità', audience: 'administrator' },
  { key: 'messages', label: 'Messaggi', audience: 'administrator' },
] as const;
export type DashboardTab = (typeof dashboardTabs)[number];
export type TabKey = DashboardTab['key'];

/** Returns the tab that the URL names, or else the first of `tabs`. */
export const parseTab = (
  search: URLSearchParams,
  tabs: readonly DashboardTab[] = dashboardTabs,
): TabKey => (tabs.find(({ key }) => key === search.get('tab')) ?? tabs[0] ?? dashboardTabs[0]).key;

const steps = new Map<string, (at: number, last: number) => number>([
  ['ArrowRight', (at, last) => (at === last ? 0 : at + 1)],
  ['ArrowLeft', (at, last) => (at === 0 ? last : at - 1)],
  ['Home', () => 0],
  ['End', (_, last) => last],
]);

export const tabForKey = (
  current: TabKey,
  pressed: string,
  tabs: readonly DashboardTab[] = dashboardTabs,
): TabKey | undefined => {
  const at = tabs.findIndex(({ key }) => key === current);
  const to = steps.get(pressed)?.(at, tabs.length - 1);
  return to === undefined ? undefined : tabs[to]?.key;
};

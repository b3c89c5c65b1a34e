export const dashboardTabs = [
  { key: 'menu', label: 'Menu' },
  { key: 'reservations', label: 'Prenotazioni' },
  { key: 'tables', label: 'Tavoli' },
  { key: 'timeslots', label: 'Orari' },
  { key: 'quotes', label: 'Preventivi' },
  { key: 'capacity', label: 'Capacità' },
  { key: 'closures', label: 'Disponibilità' },
  { key: 'messages', label: 'Messaggi' },
] as const;
export type TabKey = (typeof dashboardTabs)[number]['key'];

export const parseTab = (search: URLSearchParams): TabKey =>
  dashboardTabs.find(({ key }) => key === search.get('tab'))?.key ?? dashboardTabs[0].key;

const steps = new Map<string, (at: number, last: number) => number>([
  ['ArrowRight', (at, last) => (at === last ? 0 : at + 1)],
  ['ArrowLeft', (at, last) => (at === 0 ? last : at - 1)],
  ['Home', () => 0],
  ['End', (_, last) => last],
]);

export const tabForKey = (current: TabKey, pressed: string): TabKey | undefined => {
  const at = dashboardTabs.findIndex(({ key }) => key === current);
  const to = steps.get(pressed)?.(at, dashboardTabs.length - 1);
  return to === undefined ? undefined : dashboardTabs[to]?.key;
};

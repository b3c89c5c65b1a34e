import { tabForKey, parseTab, dashboardTabs } from '#web/app/admin/dashboard/dashboardTabs.ts';

describe('the tabs of the staff area', () => {
  it('are the seven of the specification in their order, and the messages after them', () => {
    expect(dashboardTabs.map(({ key }) => key)).toEqual([
      'menu',
      'reservations',
      'tables',
      'timeslots',
      'quotes',
      'capacity',
      'closures',
      'messages',
    ]);
    expect(dashboardTabs.map(({ label }) => label)).toEqual([
      'Menu',
      'Prenotazioni',
      'Tavoli',
      'Orari',
      'Preventivi',
      'Capacità',
      'Disponibilità',
      'Messaggi',
    ]);
  });

  it('are kept in the address, so that a reload stays in its place', () => {
    expect(parseTab(new URLSearchParams('tab=capacity'))).toBe('capacity');
  });

  it('open on the menu, the first of the specification, when the address names none, or one that does not exist', () => {
    expect(parseTab(new URLSearchParams())).toBe('menu');
    expect(parseTab(new URLSearchParams('tab=segreti'))).toBe('menu');
  });

  it('are walked with the arrows, round the ends, and with Home and End', () => {
    expect(tabForKey('menu', 'ArrowRight')).toBe('reservations');
    expect(tabForKey('menu', 'ArrowLeft')).toBe('messages');
    expect(tabForKey('messages', 'ArrowRight')).toBe('menu');
    expect([tabForKey('quotes', 'Home'), tabForKey('quotes', 'End')]).toEqual(['menu', 'messages']);
  });

  it('leave every other key alone', () => {
    expect(['Enter', 'Tab', 'a', 'constructor'].map((key) => tabForKey('menu', key))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

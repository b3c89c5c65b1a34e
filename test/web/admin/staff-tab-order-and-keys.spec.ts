import { tabForKey, parseTab, dashboardTabs } from '#web/app/admin/dashboard/dashboardTabs.ts';

describe('the tabs of the staff area', () => {
  it('follow the order of the specification, and Messaggi comes last', () => {
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

  it('are read from the URL', () => {
    expect(parseTab(new URLSearchParams('tab=capacity'))).toBe('capacity');
  });

  it('default to the menu when the URL names no tab or an unknown one', () => {
    expect(parseTab(new URLSearchParams())).toBe('menu');
    expect(parseTab(new URLSearchParams('tab=segreti'))).toBe('menu');
  });

  it('are selected with the arrow keys, which wrap around, and with Home and End', () => {
    expect(tabForKey('menu', 'ArrowRight')).toBe('reservations');
    expect(tabForKey('menu', 'ArrowLeft')).toBe('messages');
    expect(tabForKey('messages', 'ArrowRight')).toBe('menu');
    expect([tabForKey('quotes', 'Home'), tabForKey('quotes', 'End')]).toEqual(['menu', 'messages']);
  });

  it('ignore every other key', () => {
    expect(['Enter', 'Tab', 'a', 'constructor'].map((key) => tabForKey('menu', key))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

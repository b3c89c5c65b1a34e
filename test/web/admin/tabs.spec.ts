import { tabAfter, tabOf, tabs } from '../../../web/app/admin/tabs.ts';

describe('the tabs of the staff area', () => {
  it('are seven, in the order of the specification', () => {
    expect(tabs.map(({ key }) => key)).toEqual(['menu', 'reservations', 'tables', 'timeslots', 'quotes', 'capacity', 'closures']);
    expect(tabs.map(({ label }) => label)).toEqual(['Menu', 'Prenotazioni', 'Tavoli', 'Orari', 'Preventivi', 'Capacità', 'Disponibilità']);
  });

  it('are kept in the address, so that a reload stays in its place', () => {
    expect(tabOf(new URLSearchParams('tab=capacity'))).toBe('capacity');
  });

  it('open on the reservations when the address names none, or one that does not exist', () => {
    expect(tabOf(new URLSearchParams())).toBe('reservations');
    expect(tabOf(new URLSearchParams('tab=segreti'))).toBe('reservations');
  });

  it('are walked with the arrows, round the ends, and with Home and End', () => {
    expect(tabAfter('menu', 'ArrowRight')).toBe('reservations');
    expect(tabAfter('menu', 'ArrowLeft')).toBe('closures');
    expect(tabAfter('closures', 'ArrowRight')).toBe('menu');
    expect([tabAfter('quotes', 'Home'), tabAfter('quotes', 'End')]).toEqual(['menu', 'closures']);
  });

  it('leave every other key alone', () => {
    expect(['Enter', 'Tab', 'a', 'constructor'].map((key) => tabAfter('menu', key))).toEqual([undefined, undefined, undefined, undefined]);
  });
});

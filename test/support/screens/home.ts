import { jest } from '@jest/globals';
import { listTimeSlots } from '#src/contracts/booking/time-slots.ts';
import { listShownPhotographs } from '#src/contracts/catalogue/photograph-operations.ts';
import { timeSlots } from '#test/support/builders/booking-views.ts';
import { setupScreens } from './open-screen.tsx';

/** Opens the landing page. `at`: the time, such as `2026-11-24T13:00:00+01:00`. */
export const setupHome = () => {
  const screens = setupScreens();
  const { api, openPage, screen, user } = screens;
  beforeEach(() => {
    api().answer(listTimeSlots, timeSlots);
    api().answer(listShownPhotographs, []);
  });
  const contact = () => document.getElementById('contact')!;
  const form = () => contact().querySelector('form')!;
  return {
    ...screens,
    openHome: async (path = '/', at?: string) => {
      if (at) jest.setSystemTime(new Date(at));
      await openPage(path);
      await screen.findByRole('heading', { level: 1 });
    },
    section: (id: string) => document.getElementById(id)!,
    form,
    fillContact: async () => {
      for (const [name, value] of [
        ['name', 'Agata Prova'],
        ['email', 'agata@example.org'],
        ['message', 'Avete un tavolo all’ombra?'],
      ] as const) {
        await user().click(form().elements.namedItem(name) as HTMLElement);
        await user().paste(value);
      }
      await user().click(form().elements.namedItem('privacyConsent') as HTMLElement);
    },
  };
};

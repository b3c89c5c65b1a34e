import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#src/contracts/languages.ts';
import type { Download } from '#src/platform/http/pipeline/downloads.ts';
import type { GuestLinks } from '../application/ports.ts';

/** Returns the calendar file, or null for an unknown reservation. */
export type ReadOwnCalendar = (id: string, language: Language) => Promise<string | null>;

type UseCases = { readonly links: GuestLinks; readonly readCalendar: ReadOwnCalendar };

/** Download of the calendar entry of a personal link, in the language of the page. */
export const personalLinkCalendar = ({ links, readCalendar }: UseCases): Download => ({
  paths: ['/reservations/:token/calendar.ics', '/prenotazioni/:token/calendar.ics'],
  type: 'text/calendar; charset=utf-8',
  filename: 'reservation.ics',
  read: async ({ token = '' }, { lang }) => {
    const id = links.findReservationId(token);
    return id === null ? null : readCalendar(id, isLanguage(lang) ? lang : DEFAULT_LANGUAGE);
  },
});

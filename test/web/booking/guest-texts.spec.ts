import { languages } from '#src/contracts/languages.ts';
import { composeGuestText } from '#web/shared/guestTexts/composeGuestText.ts';
import { guestChatHref } from '#web/shared/guestTexts/guestChatHref.ts';
import { guestTextMoment } from '#web/shared/guestTexts/guestTextMoment.ts';
import type { GuestTextMoment } from '#web/shared/guestTexts/guestTexts.ts';
import { buildReservationView } from '#test/support/builders/reservation-view.ts';

const visit = {
  firstName: 'Chiara',
  day: '2026-11-28',
  time: '20:50',
  people: 4,
  link: 'https://example.org/r/1',
};
const moments: Record<GuestTextMoment, true> = {
  received: true,
  confirmed: true,
  declined: true,
  changed: true,
  change_declined: true,
  cancelled_by_guest: true,
  cancelled: true,
};
const texts = languages.flatMap((language) =>
  (Object.keys(moments) as GuestTextMoment[]).map((moment) => ({
    language,
    text: composeGuestText({ ...visit, language, moment }),
  })),
);

describe('messages that staff send by hand', () => {
  it('write the first day of a month as 1er in French', () => {
    const text = composeGuestText({
      ...visit,
      day: '2026-12-01',
      language: 'fr',
      moment: 'confirmed',
    });
    expect(text).toContain('mardi 1er décembre');
  });

  it.each([
    [
      'it',
      'Ciao Chiara, il tavolo è tuo: ti aspettiamo sabato 28 novembre alle 20:50, 4 persone. Qui puoi rivedere, cambiare o annullare la prenotazione: https://example.org/r/1\nMelagrana',
    ],
    [
      'en',
      'Hello Chiara, the table is yours: we look forward to seeing you on Saturday 28 November at 20:50, 4 people. You can view, change or cancel your booking here: https://example.org/r/1\nMelagrana',
    ],
    [
      'es',
      'Hola, Chiara: la mesa es tuya y te esperamos el sábado 28 de noviembre a las 20:50, 4 personas. Aquí puedes ver, cambiar o anular tu reserva: https://example.org/r/1\nMelagrana',
    ],
    [
      'fr',
      'Bonjour Chiara, la table est à vous : nous vous attendons le samedi 28 novembre à 20 h 50, 4 personnes. Vous pouvez revoir, modifier ou annuler votre réservation ici : https://example.org/r/1\nMelagrana',
    ],
  ] as const)('confirm a visit in %s', (language, text) =>
    expect(composeGuestText({ ...visit, language, moment: 'confirmed' })).toBe(text),
  );

  it('differ from each other, and name the visit', () => {
    expect(new Set(texts.map(({ text }) => text)).size).toBe(texts.length);
    for (const { text } of texts) expect(text).toMatch(/28.*(20:50|20 h 50), 4 /);
  });

  it('greet a guest without a name and use the singular for one person', () =>
    expect(
      composeGuestText({
        ...visit,
        firstName: null,
        people: 1,
        language: 'it',
        moment: 'declined',
      }),
    ).toMatch(/^Ciao, purtroppo non riusciamo a darti un tavolo per .*, 1 persona\./));

  it.each([
    [{ status: 'pending' }, 'received'],
    [{ status: 'confirmed' }, 'confirmed'],
    [{ status: 'cancelled', outcome: 'rejected' }, 'declined'],
    [{ status: 'cancelled', outcome: 'cancelled_by_guest' }, 'cancelled_by_guest'],
    [
      { status: 'cancelled', outcome: 'cancelled_by_staff', cancelReason: 'house_closed' },
      'cancelled',
    ],
    [
      { status: 'cancelled', outcome: 'cancelled_by_staff', cancelReason: 'guest_asked' },
      'cancelled_by_guest',
    ],
    [{ status: 'cancelled', outcome: 'no_show' }, null],
    [{ status: 'completed' }, null],
  ] as const)('have for %j the type %s', (over, moment) =>
    expect(guestTextMoment(buildReservationView(over))).toBe(moment),
  );

  it.each([
    ['moved', 'changed'],
    ['change_accepted', 'changed'],
    ['change_declined', 'change_declined'],
    ['confirmed', 'confirmed'],
  ] as const)('have after the action %s the type %s', (type, moment) =>
    expect(
      guestTextMoment(
        buildReservationView({
          status: 'confirmed',
          lastAction: {
            type,
            by: 'sala',
            at: '2026-11-21T10:00:00Z',
            undoableUntil: null,
            undoableWithReason: false,
          },
        }),
      ),
    ).toBe(moment),
  );

  it('open in WhatsApp with the personal link in the language of the guest', () => {
    const href = guestChatHref(
      buildReservationView({
        status: 'confirmed',
        customerPhone: '333 000 1122',
        language: 'fr',
        link: '/reservations/abc',
      }),
      'https://example.org',
    )!;
    const url = new URL(href);
    expect([url.origin, url.pathname]).toEqual(['https://wa.me', '/393330001122']);
    expect(url.searchParams.get('text')).toContain('https://example.org/reservations/abc?lang=fr');
  });

  it('have no WhatsApp link without a telephone number', () =>
    expect(guestChatHref(buildReservationView({ customerPhone: null }), 'https://x')).toBeNull());
});

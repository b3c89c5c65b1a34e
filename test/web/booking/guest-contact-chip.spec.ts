import {
  contactChipText,
  mailExpectedUntil,
} from '#web/features/booking/desk/contact/contactChipText.ts';
import { buildReservationView } from '#test/support/builders/reservation-view.ts';

const UPDATED_AT = '2026-11-21T10:00:00Z';

describe('the contact chip of a reservation', () => {
  it.each([
    ['not_informed', null, '!', 'Da avvisare'],
    ['sent', 'mail', '→', 'E-mail inviata'],
    ['sent', 'whatsapp', '→', 'Avvisato su WhatsApp'],
    ['sent', 'phone', '→', 'Avvisato al telefono'],
    ['seen', 'mail', '✓', 'Ha letto'],
    ['confirmed', 'mail', '✓✓', 'Ci sarà'],
  ] as const)('shows for %s by %s the sign %s and the text %s', (contact, channel, sign, words) =>
    expect(
      contactChipText(buildReservationView({ contact, contactChannel: channel }), false),
    ).toMatchObject({ sign, words }),
  );

  it('is absent when the guest need not be informed', () =>
    expect(contactChipText(buildReservationView({ contact: null }), false)).toBeNull());

  it('expects an e-mail for two minutes, and only if the guest left an address', () => {
    const guest = { contact: 'not_informed', updatedAt: UPDATED_AT } as const;
    expect(
      mailExpectedUntil(buildReservationView({ ...guest, customerEmail: 'a@example.org' })),
    ).toBe(Date.parse(UPDATED_AT) + 120_000);
    expect(mailExpectedUntil(buildReservationView(guest))).toBe(0);
    expect(
      mailExpectedUntil(
        buildReservationView({
          contact: 'sent',
          customerEmail: 'a@example.org',
          updatedAt: UPDATED_AT,
        }),
      ),
    ).toBe(0);
  });
});

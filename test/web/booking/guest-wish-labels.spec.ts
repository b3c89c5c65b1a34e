import { seatWishLabel } from '#src/contracts/booking/guest-wishes.ts';
import { languages } from '#src/contracts/languages.ts';
import { loadMessages } from '#web/shared/i18n/loadMessages.ts';

/** Words for steps, stairs, wheelchairs and disabilities in the four languages. */
const HEALTH =
  /step|stair|wheel|disab|gradin|scal[ae]|rotelle|escal|silla|discap|march|fauteuil|handicap/i;

describe('the wish for a table on the ground floor', () => {
  it.each(languages)(
    'names a place and no need of the guest in the form in %s',
    async (language) => {
      const messages = await loadMessages(language, ['booking']);
      const label = JSON.stringify(messages['booking.seatWish.step_free']);
      expect(label).toMatch(/piano terra|ground floor|planta baja|rez-de-chaussée/);
      expect(label).not.toMatch(HEALTH);
    },
  );

  it('names the same place to staff', () => {
    expect(seatWishLabel.step_free).toBe('Al piano terra');
  });
});

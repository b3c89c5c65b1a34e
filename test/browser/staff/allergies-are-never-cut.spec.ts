import { allergen } from '#src/contracts/booking/guest-allergies.ts';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import { newIdempotencyKey } from '#test/support/builders/request-builders.ts';
import { findCutTexts, setTextSize } from '#test/support/drivers/browser/visibility.ts';
import { bookRow, setupEvening } from '#test/support/fixtures/evening-page.ts';

const { date, office, openTonight, server } = setupEvening();

const FIVE = ['gluten', 'crustaceans', 'nuts', 'eggs', 'milk'] as const;
const WORDS = ['glutine', 'crostacei', 'noci', 'uova', 'latte'];
const NOTE = 'Torta di compleanno con sei candeline, da portare in tavola dopo il secondo';

const enterParty = async (customerName: string, codes: readonly string[], seconds: number) => {
  const slots = (await server().guest().get<TimeSlotView[]>('/api/time-slots')).body;
  const { id: timeSlotId } = slots.find(({ turnKey }) => turnKey === 'cena_terzo')!;
  const { body } = await office().post<ReservationView>(
    '/api/reservations/desk',
    {
      origin: 'phone',
      customerName,
      customerPhone: `347 000 05${seconds}`,
      customerEmail: '',
      notes: NOTE,
      reservationDate: date,
      timeSlotId,
      tableId: null,
      numberOfPeople: 1,
      override: { reason: 'Prova delle allergie' },
    },
    { 'idempotency-key': newIdempotencyKey() },
  );
  const told = { codes, note: '', consent: true, remember: false };
  await office().put(`/api/reservations/${body.id}/allergies`, told);
};

/** Each party at a table has an allergy. */
const addAllergyAtTables = async () => {
  const { body } = await office().get<ReservationView[]>(`/api/reservations?date=${date}`);
  for (const { id, tableId } of body)
    if (tableId !== null)
      await office().put(`/api/reservations/${id}/allergies`, {
        codes: ['nuts'],
        note: '',
        consent: true,
        remember: false,
      });
};

/** Width, height and text size in percent. */
const SIZES = [
  [1440, 900, 100],
  [1024, 768, 100],
  [768, 1024, 100],
  [390, 844, 100],
  [1440, 900, 200],
  [1024, 768, 200],
  [768, 1024, 200],
  [390, 844, 200],
] as const;
/** Tables that have a party in each turn. */
const TABLES = 18;

describe('the allergies of an evening', () => {
  beforeAll(async () => {
    await addAllergyAtTables();
    await enterParty('Nicolosi Sofia', FIVE, 10);
    await enterParty('Vinci Pietro', allergen.options, 11);
  });

  it.each(SIZES)(
    'are marked on the plan and in the timeline at %i × %i with %i %% text',
    async (width, height, textSize) => {
      const page = await openTonight({ width, height });
      await setTextSize(page, textSize);
      for (const view of ['plan', 'timeline']) {
        const tab = page.locator(`nav button[data-view=${view}]`);
        // Narrow windows have no timeline.
        if (!(await tab.isVisible())) continue;
        await tab.click();
        const marks = page.locator('button > * [data-allergy-mark]');
        await marks.first().waitFor();
        expect(await marks.count()).toBeGreaterThanOrEqual(TABLES);
        expect({ view, cut: await findCutTexts(marks) }).toEqual({ view, cut: [] });
      }
    },
  );

  it.each(SIZES)(
    'are whole in the row and in the strip of the kitchen at %i × %i with %i %% text',
    async (width, height, textSize) => {
      const page = await openTonight({ width, height });
      await setTextSize(page, textSize);
      const row = bookRow(page, 'Nicolosi Sofia');
      await row.scrollIntoViewIfNeeded();
      const words = row.locator('[data-allergies] > [data-word]');
      expect((await words.allTextContents()).map((word) => word.trim())).toEqual(WORDS);
      expect(await findCutTexts(words)).toEqual([]);
      const all = bookRow(page, 'Vinci Pietro').locator('[data-allergies] > [data-word]');
      expect(await all.count()).toBe(allergen.options.length);
      expect(await findCutTexts(all)).toEqual([]);
      const strip = page.locator('footer [data-kitchen] li');
      expect(await strip.count()).toBe(allergen.options.length);
      expect(await findCutTexts(strip)).toEqual([]);
    },
  );
});

import { jest } from '@jest/globals';
import { dateIn } from '#test/support/calendar.ts';
import { cardOf, deskHouse } from '#test/support/desk-house.ts';
import { faultsOnScreen } from '#test/support/staff-screens.ts';
import { browserHouse } from '#test/support/visitors.ts';

jest.setTimeout(90_000);

/** Two unconfirmed seats per turn: the second request of two people waits without a seat. */
const house = browserHouse({ env: { QUOTA_ADDRESS_HOUR: '1000', QUOTA_UNCONFIRMED_SEATS: '2' } });
const { request, staff } = deskHouse(house);

it.each([
  [1440, 900, 40],
  [1024, 768, 41],
  [768, 1024, 42],
  [390, 844, 43],
])(
  'shows staff at %i × %i which request holds no seat, until they accept it',
  async (width, height, days) => {
    const date = dateIn(days);
    const names = [await request(date), await request(date)];
    const page = await staff(`date=${date}`, { viewport: { width, height } });
    const badge = (name: string) => cardOf(page, name).getByText('Da confermare: non occupa posti');
    await badge(names[1]!).waitFor();
    expect(await badge(names[0]!).count()).toBe(0);
    expect(await faultsOnScreen(page, width)).toEqual([]);
    await cardOf(page, names[1]!).getByRole('button', { name: 'Accetta' }).click();
    await cardOf(page, names[1]!).getByText('Confermata', { exact: true }).waitFor();
    expect(await badge(names[1]!).count()).toBe(0);
  },
);

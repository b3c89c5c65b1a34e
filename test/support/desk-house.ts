import type { Page } from 'playwright-core';
import type { ReservationReceipt, ReservationView } from '#src/contracts/booking.ts';
import type { TimeSlotView } from '#src/contracts/floor.ts';
import type { TableView } from '#src/contracts/tables.ts';
import { openStaffArea } from './booking-screens.ts';
import { administrator, logIn } from './credentials.ts';
import type { HttpClient } from './http-client.ts';
import type { setupServerAndBrowser } from './visitors.ts';

type BrowserFixture = ReturnType<typeof setupServerAndBrowser>;
type Options = NonNullable<Parameters<BrowserFixture['visitor']>[0]>;

/** The card of a guest; the name is whole, so that "Prova 1" is not "Prova 10". */
export const reservationCard = (page: Page, name: string) =>
  page.getByRole('article', { name, exact: true });

/** Presses "Altro" on a card and chooses. */
export const chooseMoreAction = async (page: Page, name: string, action: string): Promise<void> => {
  await reservationCard(page, name).getByRole('button', { name: 'Altro' }).click();
  await page.getByRole('menuitem', { name: action }).click();
};

/** The dialog that is open. */
export const openDialog = (page: Page) => page.getByRole('dialog');

/** Chooses an option by how it begins; its end tells of covers, which arrive later. */
export const selectOptionByPrefix = async (
  page: Page,
  label: string,
  starts: string,
): Promise<void> => {
  const select = openDialog(page).getByLabel(label);
  const option = select
    .locator('option')
    .filter({ hasText: new RegExp(`^${starts}`) })
    .first();
  await select.selectOption((await option.getAttribute('value')) ?? '');
};

/** The desk of a browser test: staff at the screen, guests who ask, and another administrator called "sala". */
export const setupStaffDeskPage = (house: BrowserFixture) => {
  let guests = 0;
  let office: HttpClient;
  let slots: TimeSlotView[];
  let tables: TableView[];
  beforeAll(async () => {
    // People of their own, because the newest five sessions of a person alone stay good.
    for (const colleague of ['sala', 'ufficio'])
      await house
        .server()
        .database.query(
          'insert into admins (id, username, password, created_at) select gen_random_uuid(), $1, password, now() from admins where username = $2',
          [colleague, administrator.username],
        );
    office = await logIn(house.server().guest(), { ...administrator, username: 'ufficio' });
    slots = (await office.get<TimeSlotView[]>('/api/time-slots')).body;
    tables = (await office.get<TableView[]>('/api/tables')).body;
  });

  const slotId = (turnKey: string) => slots.find((slot) => slot.turnKey === turnKey)!.id;
  const tableId = (name: string) => tables.find((table) => table.name === name)!.id;
  /** A request sent by a guest whose name no other test has. */
  const request = async (date: string, over: object = {}): Promise<string> => {
    const customerName = `Ospite Di Prova ${++guests}`;
    const { status, text } = await house
      .server()
      .guest()
      .post<ReservationReceipt>('/api/reservations', {
        customerName,
        customerPhone: `333 000 ${1_000 + guests}`,
        tableId: null,
        numberOfPeople: 2,
        reservationDate: date,
        timeSlotId: slotId('cena_primo'),
        ...over,
      });
    if (status !== 201) throw new Error(`The request answered ${status}: ${text}`);
    return customerName;
  };
  const found = async (name: string): Promise<ReservationView> =>
    (
      await office.get<ReservationView[]>(`/api/reservations?q=${encodeURIComponent(name)}`)
    ).body.find(({ customerName }) => customerName === name)!;
  const accept = async (name: string) => {
    const { id } = await found(name);
    await office.put(`/api/reservations/${id}`, { status: 'confirmed' });
    return id;
  };
  /** Staff in front of the desk, at a place such as `date=today`. */
  const staff = async (
    place = '',
    { as = administrator.username, ...options }: Options & { as?: string } = {},
  ): Promise<Page> => {
    const page = await house.visitor(options);
    await openStaffArea(page, { ...administrator, username: as });
    await page.goto(`/admin?tab=reservations${place && `&${place}`}`);
    // By element: an address may open a dialog, behind which nothing has a role any more.
    await page.locator('h2', { hasText: 'Prenotazioni' }).waitFor();
    return page;
  };
  return {
    slotId,
    tableId,
    request,
    found,
    accept,
    staff,
    office: () => office,
    name: (what: string) => `${what} Di Prova ${++guests}`,
  };
};

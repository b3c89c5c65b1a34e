import { waitFor, within } from '@testing-library/react';
import {
  recordAllergies,
  type ToldAllergies,
} from '#src/contracts/booking/reservation-note-operations.ts';
import {
  mergeGuests,
  readGuest,
  searchGuests,
  separateGuests,
  writeGuestNote,
  type GuestView,
} from '#src/contracts/guests.ts';
import { TODAY } from '#test/support/screens/open-screen.tsx';
import { buildParty, setupTonight } from '#test/support/screens/tonight.ts';

const { api, user, screen, openTonight, change } = setupTonight();

const NAME = 'Amato Anna';
const PHONE = '333 700 1000';
const party = () => buildParty({ customerName: NAME, customerPhone: PHONE });

let guest: GuestView;
const serveGuest = (reservationId: string, over: Partial<GuestView> = {}) => {
  guest = {
    reservationId,
    name: NAME,
    phone: PHONE,
    email: null,
    visits: 0,
    noShows: 0,
    cancellations: 0,
    lastVisit: null,
    usualTable: null,
    allergies: null,
    guestNote: null,
    history: [],
    upcoming: { date: TODAY, startTime: '19:00', tableName: null },
    merged: [],
    perhaps: [],
    ...over,
  };
  api().answer(searchGuests, () => [guest]);
  api().answer(readGuest, () => ({ guest }));
};
const changeGuest = (over: Partial<GuestView>) => {
  guest = { ...guest, ...over };
  return { guest };
};

const dialog = async () => within((await screen.findAllByRole('dialog')).at(-1)!);
const pressInDialog = async (name: string | RegExp) =>
  user().click((await (await dialog()).findAllByRole('button', { name }))[0]!);
const found = async () =>
  within(await (await dialog()).findByRole('list', { name: 'Ospiti trovati' }));
const bookRow = () => screen.findByRole('row', { name: new RegExp(NAME) });
const openPhone = async () => {
  await user().click((await screen.findAllByRole('button', { name: '+ Telefono' }))[0]!);
  await (await dialog()).findByRole('group', { name: 'Quando' });
};
const phoneField = async () => (await dialog()).findByLabelText('Telefono');
const openGuest = async () => {
  await user().click(
    within(await bookRow()).getAllByRole('button', { name: new RegExp(NAME) })[0]!,
  );
  await pressInDialog('Ospite');
  await (await dialog()).findByLabelText('Nota di casa');
};

describe('the guest book', () => {
  it('searches a guest from the third digit of the telephone number and fills in the name', async () => {
    const anna = party();
    serveGuest(anna.id);
    await openTonight(anna);
    await openPhone();
    await user().type(await phoneField(), '33');
    expect(api().calls(searchGuests)).toEqual([]);
    await user().type(await phoneField(), '3 700 1000');
    const item = (await found()).getByRole('listitem');
    expect(item).toHaveTextContent('1ª volta');
    expect(item).toHaveTextContent('Oggi ha già prenotato');
    expect(api().calls(searchGuests)[0]!.query).toEqual({ digits: '333' });
    expect(api().calls(searchGuests).at(-1)!.query).toEqual({ digits: '3337001000' });
    await user().click(within(item).getByRole('button', { name: /^È lei/ }));
    expect((await dialog()).getByLabelText('Cognome e nome')).toHaveValue(NAME);
    expect(await phoneField()).toHaveValue(PHONE);
    expect((await found()).queryByRole('button')).toBeNull();
  });

  it('shows saved allergies in the book, and with the guest note in the telephone form, which takes them over', async () => {
    const anna = party();
    serveGuest(anna.id);
    api().answer(writeGuestNote, ({ body }) => changeGuest(body as { guestNote: string }));
    api().answer(recordAllergies, ({ body }) => {
      const { codes, note } = body as ToldAllergies;
      changeGuest({ allergies: { codes, note: note || null } });
      return change(anna.id, { allergies: { codes, note: note || null } }, 'moved');
    });
    await openTonight(anna);
    await openGuest();
    await user().type((await dialog()).getByLabelText('Nota di casa'), 'Scaldare a parte il pane');
    await pressInDialog('Salva: Nota di casa');
    await screen.findAllByText('Nota salvata');
    await pressInDialog('crostacei');
    await user().click((await dialog()).getByLabelText(/Me l’ha detto l’ospite/));
    await pressInDialog('Segna le allergie');
    await screen.findAllByText('Allergie segnate');
    expect(api().calls(recordAllergies)[0]!.body).toMatchObject({
      codes: ['crustaceans'],
      consent: true,
    });
    await pressInDialog('Chiudi');
    await waitFor(async () => expect(await bookRow()).toHaveTextContent('crostacei'));
    expect((await screen.findAllByText(/1 crostacei/)).length).toBeGreaterThan(0);
    await openPhone();
    await user().type(await phoneField(), '1000');
    const item = (await found()).getByRole('listitem');
    expect(item).toHaveTextContent('crostacei');
    expect(item).toHaveTextContent('Scaldare a parte il pane');
    await user().click(within(item).getByRole('button', { name: /^È lei/ }));
    const allergies = within((await dialog()).getByRole('group', { name: 'Allergie' }));
    allergies.getByRole('button', { name: 'crostacei', pressed: true });
  });

  it('merges two telephone numbers of one guest and separates them again', async () => {
    const anna = party();
    serveGuest(anna.id);
    await openTonight(anna);
    const other = { ...guest, reservationId: buildParty().id, name: 'Barone Biagio' };
    const merged = [{ id: other.reservationId, contact: '333 700 1002' }];
    api().answer(searchGuests, [other]);
    api().answer(mergeGuests, () => changeGuest({ merged }));
    api().answer(separateGuests, () => changeGuest({ merged: [] }));
    await openGuest();
    await user().type((await dialog()).getByLabelText('È la stessa persona di'), '333 700 1002');
    await user().click((await found()).getByRole('button', { name: /^Unisci/ }));
    await (await dialog()).findByText('Unito a 333 700 1002');
    await pressInDialog('Separa 333 700 1002');
    await waitFor(() => expect(screen.queryByText('Unito a 333 700 1002')).toBeNull());
    expect(api().calls(mergeGuests)[0]!.body).toEqual({ other: other.reservationId });
    expect(api().calls(separateGuests)[0]!.body).toEqual({ entry: other.reservationId });
  });
});

import { waitFor, within } from '@testing-library/react';
import { undoWithReason } from '#src/contracts/booking/reservation-desk-operations.ts';
import { decideReservation } from '#src/contracts/booking/reservation-operations.ts';
import { distinguishGuests, mergeGuests } from '#src/contracts/guests.ts';
import {
  buildDeskReservation,
  recentAction,
  setupReservationDesk,
} from '#test/support/screens/reservation-desk.ts';

const { api, user, screen, openDesk, change, card, dialog, dialogField, closeDialogByKey } =
  setupReservationDesk();

const pressIn = async (guest: string, name: string) =>
  user().click(within(await card(guest)).getByRole('button', { name }));

describe('guests who are perhaps the same person', () => {
  const openBoth = async () => {
    const [one, other] = ['Anna', 'Biagio'].map((customerName) =>
      buildDeskReservation({ customerName }),
    ) as [ReturnType<typeof buildDeskReservation>, ReturnType<typeof buildDeskReservation>];
    const perhaps = ({ id, customerName: name, customerPhone: contact }: typeof one) => ({
      perhapsSameGuest: { id, name, contact },
    });
    await openDesk('', { ...one, ...perhaps(other) }, { ...other, ...perhaps(one) });
    return { one, other };
  };

  it('shows both names on the cards, and lets staff say that they are two', async () => {
    const { one, other } = await openBoth();
    api().answer(distinguishGuests, () => {
      for (const { id } of [one, other]) change(id, { perhapsSameGuest: null }, 'informed');
      return { guest: null };
    });
    expect(await card('Anna')).toHaveTextContent('Forse la stessa persona: Anna e Biagio');
    expect(await card('Biagio')).toHaveTextContent('Forse la stessa persona: Biagio e Anna');
    await pressIn('Anna', 'Sono due persone');
    await waitFor(() => expect(screen.queryByText(/Forse la stessa persona/)).toBeNull());
    const { params, body } = api().calls(distinguishGuests)[0]!;
    expect([params, body]).toEqual([{ id: one.id }, { other: other.id }]);
  });

  it('offers to join two reservations after staff confirmed that the guest is the same', async () => {
    const { one, other } = await openBoth();
    api().answer(mergeGuests, () => {
      change(one.id, { perhapsSameGuest: null, duplicateId: other.id }, 'informed');
      change(other.id, { perhapsSameGuest: null, duplicateId: one.id }, 'informed');
      return { guest: null };
    });
    await pressIn('Anna', 'È la stessa persona');
    await within(await card('Biagio')).findByText(/Stessa persona, stesso turno/);
    expect(api().calls(mergeGuests)[0]!.body).toEqual({ other: other.id });
  });
});

describe('a request that holds no seats', () => {
  it('is marked until staff accept it', async () => {
    const request = buildDeskReservation({ holdsSeat: false });
    api().answer(decideReservation, () =>
      change(request.id, { status: 'confirmed', holdsSeat: true }, 'confirmed'),
    );
    await openDesk('', request, buildDeskReservation({ customerName: 'Con Posto' }));
    expect(await card()).toHaveTextContent('Da confermare: non occupa posti');
    expect(await card('Con Posto')).not.toHaveTextContent('non occupa posti');
    await pressIn('Ospite Di Prova', 'Accetta');
    await within(await card()).findByText('Confermata');
    expect(await card()).not.toHaveTextContent('non occupa posti');
  });
});

describe('an action of a service day that has ended', () => {
  it('is undone with a reason, which Storia shows', async () => {
    const cancelled = buildDeskReservation({
      status: 'cancelled',
      outcome: 'cancelled_by_staff',
      lastAction: { ...recentAction('cancelled'), undoableUntil: null, undoableWithReason: true },
    });
    api().answer(undoWithReason, ({ body }) =>
      change(cancelled.id, { status: 'confirmed', outcome: null, lastAction: null }, 'undone', {
        note: (body as { reason: string }).reason,
      }),
    );
    await openDesk('', cancelled);
    expect(within(await card()).queryByRole('button', { name: 'Annulla azione' })).toBeNull();
    await pressIn('Ospite Di Prova', 'Storia');
    const undo = await within(await dialog()).findByRole('button', { name: 'Annulla azione' });
    await user().click(undo);
    await screen.findByText('Indica il motivo');
    expect(api().calls(undoWithReason)).toEqual([]);
    await user().type(await dialogField('Motivo'), 'Annullata per sbaglio');
    await user().click(undo);
    await within(await dialog()).findByText(/Annullata per sbaglio/);
    await waitFor(() => expect(undo).not.toBeInTheDocument());
    await closeDialogByKey();
    await within(await card()).findByText('Confermata');
  });
});

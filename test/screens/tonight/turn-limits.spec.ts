import { fireEvent, within } from '@testing-library/react';
import {
  endTurnLimit,
  listStrandedByLimit,
  listTurnLimits,
  setTurnLimit,
  type TurnLimitDraft,
  type TurnLimitView,
} from '#src/contracts/booking/turn-limits.ts';
import { buildStrandedReservation } from '#test/support/builders/closure-views.ts';
import { TODAY } from '#test/support/screens/open-screen.tsx';
import { buildParty, setupTonight } from '#test/support/screens/tonight.ts';

const { api, user, screen, press, openTonight, closeDialogByKey } = setupTonight();

let limits: TurnLimitView[];
beforeEach(() => {
  limits = [];
});

const buildLimit = (over: Partial<TurnLimitView>): TurnLimitView => ({
  id: '00000000-0000-4000-8300-000000000001',
  date: TODAY,
  timeSlotId: null,
  slotStart: null,
  mealType: 'cena',
  kind: 'full',
  covers: null,
  floor: null,
  time: null,
  until: '2027-03-11T03:00:00.000Z',
  reason: null,
  quoteId: null,
  setAt: `${TODAY}T19:36:00.000Z`,
  stranded: 0,
  ...over,
});
const strandParties = (count: number) => {
  const affected = Array.from({ length: count }, () => buildStrandedReservation({ date: TODAY }));
  api().answer(listStrandedByLimit, affected);
  api().answer(setTurnLimit, ({ body }) => {
    const { covers, ...rest } = body as TurnLimitDraft & { covers?: string };
    const limit = covers === undefined ? rest : { ...rest, covers: Number(covers) };
    limits = [buildLimit({ ...(limit as object), stranded: count })];
    return { ...limits[0]!, affected };
  });
};
const openLimits = async () => {
  await openTonight(buildParty());
  api().answer(listTurnLimits, ({ query }) => limits.filter(({ date }) => date === query['date']));
  await press('Limiti');
  await screen.findByRole('heading', { name: 'Limiti di stasera' });
};
const activeLimits = () => screen.findByRole('list', { name: 'Limiti in vigore' });
const panel = async () => within((await screen.findAllByRole('dialog')).at(-1)!);
const pressInPanel = async (name: string | RegExp) =>
  user().click((await (await panel()).findAllByRole('button', { name }))[0]!);

describe('the panel Limiti di stasera', () => {
  it('sets a limit in three taps, lists the reservations to move and shows it in the header', async () => {
    strandParties(2);
    await openLimits();
    await pressInPanel(/^Coperti del turno/);
    await pressInPanel('30');
    await pressInPanel('Imposta');
    await screen.findByRole('heading', { name: '2 prenotazioni da spostare' });
    expect(screen.getAllByRole('link', { name: /^Chiama / })[0]).toHaveAttribute(
      'href',
      'tel:3330000909',
    );
    await pressInPanel('Ho capito');
    expect(await activeLimits()).toHaveTextContent('30 coperti');
    expect(api().calls(setTurnLimit)[0]!.body).toMatchObject({
      kind: 'covers',
      date: TODAY,
      mealType: 'cena',
    });
    await pressInPanel('Chiudi');
    await screen.findAllByRole('button', { name: 'Limiti: cena 30 coperti' });
  });

  it('makes a turn of another day full until staff press Togli', async () => {
    strandParties(0);
    api().answer(endTurnLimit, ({ params }) => {
      limits = [];
      return { id: params['id']! };
    });
    await openLimits();
    fireEvent.change(screen.getByLabelText('Data'), { target: { value: '2027-03-11' } });
    await screen.findByRole('heading', { name: 'Limiti' });
    await pressInPanel(/^Turno pieno/);
    await user().type(screen.getByLabelText('Motivo'), 'Manca un cuoco');
    await pressInPanel('Imposta');
    expect(await activeLimits()).toHaveTextContent('Manca un cuoco');
    expect(api().calls(setTurnLimit)[0]!.body).toMatchObject({
      kind: 'full',
      date: '2027-03-11',
      reason: 'Manca un cuoco',
    });
    await pressInPanel(/^Togli/);
    await screen.findByText(/^Nessun limite/);
    expect(api().calls(endTurnLimit)).toHaveLength(1);
  });

  it('offers the closing times of the kitchen from the present quarter of an hour on, and shows the chosen one', async () => {
    strandParties(0);
    await openLimits();
    await pressInPanel(/^La cucina chiude/);
    const times = within(screen.getByRole('group', { name: 'Alle' })).getAllByRole('button');
    expect(times[0]).toHaveTextContent('20:30');
    await pressInPanel('22:00');
    await pressInPanel('Imposta');
    expect(await activeLimits()).toHaveTextContent('cucina fino alle 22:00');
    await pressInPanel('Chiudi');
    const marks = await screen.findAllByRole('button', {
      name: 'Limiti: cena cucina fino alle 22:00',
    });
    expect(marks[0]).toHaveTextContent('cucina → 22:00');
  });

  it('shows the refusal of a reason at its field', async () => {
    const message = 'Il motivo è troppo lungo.';
    api().refuse(setTurnLimit, 400, { message, fields: { reason: message } });
    await openLimits();
    await pressInPanel(/^Ferma online/);
    await pressInPanel('Imposta');
    await screen.findByText(message);
    expect(screen.getByLabelText('Motivo')).toHaveAccessibleDescription(message);
    expect(screen.getByLabelText('Motivo')).toBeInvalid();
  });

  it('sets a limit with the keyboard alone', async () => {
    strandParties(0);
    await openTonight(buildParty());
    api().answer(listTurnLimits, () => limits);
    screen.getByRole('button', { name: 'Limiti' }).focus();
    await user().keyboard('{Enter}');
    (await screen.findByRole('button', { name: /^Ferma online/ })).focus();
    await user().keyboard(' ');
    (await screen.findByLabelText('Motivo')).focus();
    await user().keyboard('{Enter}');
    expect(await activeLimits()).toHaveTextContent('online fermo');
    await closeDialogByKey();
    await screen.findAllByRole('button', { name: 'Limiti: cena online fermo' });
  });
});

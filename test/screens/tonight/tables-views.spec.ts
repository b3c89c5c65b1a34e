import { waitFor, within } from '@testing-library/react';
import { listTables } from '#src/contracts/booking/table-management.ts';
import { listTurnLimits, type TurnLimitView } from '#src/contracts/booking/turn-limits.ts';
import { buildTable, dinnerTurns } from '#test/support/builders/floor-views.ts';
import { setupEntryPanels } from '#test/support/screens/entry-panels.ts';
import { setupEventStream } from '#test/support/screens/event-stream.ts';
import { TODAY } from '#test/support/screens/open-screen.tsx';
import { buildParty } from '#test/support/screens/tonight.ts';

const { api, user, screen, press, answerSteps, change, choice, choose, dialog, openEvening } =
  setupEntryPanels();
const { connect, sendChange } = setupEventStream();

const five = buildTable({ name: 'Sala 5', capacity: 4 });
const tables = [five, buildTable({ name: 'Sala 6', capacity: 4 })];
const atFive = {
  tableId: five.id,
  tableName: 'Sala 5',
  customerName: 'Greco Anna',
  origin: 'phone',
} as const;
const third = {
  timeSlotId: dinnerTurns.third.id,
  timeSlotData: { startTime: '21:30', endTime: '22:30', description: null },
};
const closedRoom: TurnLimitView = {
  id: '00000000-0000-4000-8300-000000000001',
  date: TODAY,
  timeSlotId: null,
  slotStart: null,
  mealType: 'cena',
  kind: 'room_closed',
  covers: null,
  floor: 0,
  time: null,
  until: '2027-03-11T03:00:00.000Z',
  reason: null,
  quoteId: null,
  setAt: `${TODAY}T19:36:00.000Z`,
  stranded: 0,
};

const openView = async (view: 'Tempo' | 'Pianta', ...parties: Parameters<typeof openEvening>) => {
  await openEvening(...parties);
  api().answer(listTables, tables);
  await press(view);
};
const plan = async () => within(await screen.findByRole('region', { name: 'Pianta della sala' }));
const tableOnPlan = async (name: string) =>
  (await plan()).findByRole('button', { name: new RegExp(`^${name} `) });
const pressOnPlan = async (name: string) =>
  user().click(await (await plan()).findByRole('button', { name }));
const findOnTable = (name: string, words: string | RegExp) =>
  waitFor(() =>
    expect(screen.getByRole('button', { name: new RegExp(`^${name} `) })).toHaveTextContent(words),
  );

describe('the timeline of the tables', () => {
  it('shows every table with its parties by turn, and the current time', async () => {
    await openView('Tempo', buildParty(atFive), buildParty({ ...atFive, ...third }));
    const timeline = within(await screen.findByRole('region', { name: 'Tavoli nel tempo' }));
    timeline.getByText('adesso 20:36');
    const row = await timeline.findByRole('row', { name: /^Sala 5/ });
    expect(await timeline.findByRole('row', { name: /^Sala 6/ })).toBeInTheDocument();
    const parties = within(row).getAllByRole('button');
    expect(parties).toHaveLength(2);
    await user().click(parties[0]!);
    await within(await dialog()).findAllByText('Greco Anna');
  });

  it('marks an allergy before the name, which a narrow turn cuts', async () => {
    await openView('Tempo', buildParty({ ...atFive, allergies: { codes: ['nuts'], note: null } }));
    const party = await screen.findByRole('button', {
      name: /allergia: frutta a guscio|allergia: noci/,
    });
    const [mark, name] = [
      party.querySelector('[data-allergy-mark]')!,
      within(party).getByText('Greco'),
    ];
    expect(mark.compareDocumentPosition(name)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('offers a table to a party without one', async () => {
    await openView('Tempo', buildParty(atFive));
    await screen.findByRole('heading', { name: 'Senza tavolo' });
    await press('Trova tavolo');
    await within(await dialog()).findByRole('radio', { name: /^Sala 6/ });
  });
});

describe('the floor plan', () => {
  it('shows the party of a table, and updates when a colleague seats it', async () => {
    const party = buildParty(atFive);
    await openView('Pianta', party);
    await connect();
    await findOnTable('Sala 5', '2 Greco');
    change(party.id, { seatedAt: `${TODAY}T19:30:00.000Z` }, 'seated');
    await sendChange({ type: 'GuestsSeated', about: 'reservation', id: party.id, position: 1 });
    await findOnTable('Sala 5', "seduti 6'");
  });

  it('shows the next party of a table after its guests have left', async () => {
    answerSteps();
    await openView(
      'Pianta',
      buildParty(atFive),
      buildParty({ ...atFive, ...third, customerName: 'Rizzo Elda' }),
    );
    await user().click(await tableOnPlan('Sala 5'));
    await pressOnPlan('Arrivati');
    await pressOnPlan('Libera');
    await findOnTable('Sala 5', /libero.*21:30 Rizzo/);
  });

  it('is opened, like the timeline, with the keyboard alone', async () => {
    await openView('Tempo', buildParty(atFive));
    screen.getByRole('button', { name: 'Tempo', current: 'page' }).focus();
    await user().tab();
    await user().keyboard('{Enter}');
    (await tableOnPlan('Sala 5')).focus();
    await user().keyboard(' ');
    await (await plan()).findByRole('button', { name: 'Apri' });
  });
});

describe('a free table on the floor plan', () => {
  it('is the first table that the panel for parties at the door offers', async () => {
    await openView('Pianta');
    await user().click(await tableOnPlan('Sala 6'));
    await pressOnPlan('+ Porta');
    await choose('Quanti', '2');
    const first = await choice('Dove', /^Sala 6/);
    expect(first.parentElement!.firstElementChild).toBe(first);
  });

  it('is closed, without + Porta, while a limit closes its room', async () => {
    await openView('Pianta');
    await connect();
    await user().click(await tableOnPlan('Sala 6'));
    await (await plan()).findByRole('button', { name: '+ Porta' });
    api().answer(listTurnLimits, [closedRoom]);
    await sendChange({ type: 'TurnLimitSet', about: 'turn-limit', id: closedRoom.id, position: 1 });
    await (await plan()).findByText('piano 0 · chiusa');
    await findOnTable('Sala 6', 'chiusa');
    expect((await plan()).queryByRole('button', { name: '+ Porta' })).toBeNull();
  });
});

import { within } from '@testing-library/react';
import { enterReservation } from '#src/contracts/booking/reservation-desk-operations.ts';
import { listTables } from '#src/contracts/booking/table-management.ts';
import { listTurnsForParty, type TurnForParty } from '#src/contracts/booking/turns-for-party.ts';
import { searchGuests } from '#src/contracts/guests.ts';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { buildTable, dinnerTurns } from '#test/support/builders/floor-views.ts';
import { buildParty, setupTonight } from './tonight.ts';

const PHONE_FIELDS = { arrivalTime: null, customerName: null, customerPhone: null };
type Entry = {
  readonly customerName: string;
  readonly numberOfPeople: string;
  readonly tableId: string | null;
};

/** A large table on the ground floor, in a room without a season. */
export const freeTable = buildTable({ name: 'Sala 9', capacity: 12 });

export const buildTurnForParty = (
  { id, startTime, endTime }: (typeof dinnerTurns)[keyof typeof dinnerTurns],
  over: Partial<TurnForParty> = {},
): TurnForParty => ({
  timeSlotId: id,
  startTime,
  endTime,
  bookedPeople: 20,
  maxCovers: 75,
  state: 'fits',
  unmetWish: null,
  tables: [
    {
      id: freeTable.id,
      name: 'Sala 9',
      joinedTableIds: [],
      capacity: 12,
      floor: 0,
      isLarge: false,
    },
  ],
  alternatives: [],
  ...over,
});

/** Opens the panels that enter a booking, with turns that take any party. */
export const setupEntryPanels = () => {
  const tonight = setupTonight();
  const { api, user, screen, add, openTonight } = tonight;
  let turns: readonly TurnForParty[];
  beforeEach(() => {
    turns = Object.values(dinnerTurns).map((turn) => buildTurnForParty(turn));
    api().answer(listTurnsForParty, () => [...turns]);
    api().answer(searchGuests, []);
    api().answer(enterReservation, ({ body }) => {
      const { customerName, numberOfPeople, tableId } = body as Entry;
      const entered = { ...PHONE_FIELDS, customerName, numberOfPeople: Number(numberOfPeople) };
      return add(buildParty({ ...entered, tableId }));
    });
  });

  const panel = async () => within(await screen.findByRole('dialog'));
  const choice = async (group: string, name: string | RegExp) =>
    within(await (await panel()).findByRole('group', { name: group })).findByRole('button', {
      name,
    });
  const openPanel = async (name: string) =>
    user().click((await screen.findAllByRole('button', { name }))[0]!);
  const openEvening = async (...parties: ReservationView[]) => {
    await openTonight(buildParty(), ...parties);
    api().answer(listTables, [freeTable]);
  };
  return {
    ...tonight,
    panel,
    choice,
    choose: async (group: string, name: string | RegExp) => user().click(await choice(group, name)),
    openPanel,
    pressInPanel: async (name: string | RegExp) =>
      user().click(await (await panel()).findByRole('button', { name })),
    /** Replaces the text of a field. */
    type: async (label: string | RegExp, text: string) => {
      const field = await (await panel()).findByLabelText(label);
      await user().clear(field);
      await user().type(field, text);
    },
    serveTurns: (...given: TurnForParty[]) => {
      turns = given;
    },
    openEvening,
    openPhone: async () => {
      await openEvening();
      await openPanel('+ Telefono');
    },
    openDoor: async (...parties: ReservationView[]) => {
      await openEvening(...parties);
      await openPanel('+ Porta');
    },
  };
};

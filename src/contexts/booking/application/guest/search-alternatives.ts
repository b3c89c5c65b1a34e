import type { AvailabilitySearch } from '#src/contracts/booking/availability.ts';
import type { ProposedTurn } from '#src/contracts/booking/reservations.ts';
import { refuseField } from '#src/kernel/domain-error.ts';
import { message } from '#src/messages/message.ts';
import type { TurnFactsDeps } from '../load-turn-facts.ts';
import { findAlternatives } from './find-alternatives.ts';

const MAX_ALTERNATIVES = 4;

/** Finds free turns near the searched turn, even if that turn is free too. Takes no locks. */
export const searchAlternatives =
  (deps: TurnFactsDeps) =>
  async ({ date, numberOfPeople, timeSlot }: AvailabilitySearch): Promise<ProposedTurn[]> => {
    const slots = await deps.turnFactsRepository.listSlots();
    const slot =
      slots.find(({ id, turnKey }) => turnKey === timeSlot || id === timeSlot.toLowerCase()) ??
      refuseField('timeSlot', message('turn_required'), { code: 'slot_unknown' });
    const { id: timeSlotId, startTime, mealType } = slot;
    const wanted = { date, timeSlotId, startTime, mealType };
    return findAlternatives(deps)(wanted, { numberOfPeople }, undefined, MAX_ALTERNATIVES);
  };

export type SearchAlternatives = ReturnType<typeof searchAlternatives>;

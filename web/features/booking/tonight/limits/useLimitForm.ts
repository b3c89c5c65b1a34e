import { useState } from 'react';
import type { SavedTurnLimit } from '#src/contracts/booking/turn-limits.ts';
import type { MealType } from '#src/contracts/common/fields.ts';
import { splitFailure } from '#web/shared/api/fieldFailure.ts';
import { serverNow } from '#web/shared/api/serverTime.ts';
import { useTimeSlotsQuery } from '../../bookingApi.ts';
import { emptyDraft, toLimitInput, type LimitDraft } from './limitDraft.ts';
import { useSetTurnLimitMutation } from './limitsApi.ts';

/** Manages the draft of a limit. `input` is null while a value is missing. */
export const useLimitForm = (
  date: string,
  mealType: MealType,
  onSet: (limit: SavedTurnLimit) => void,
) => {
  const { data = [] } = useTimeSlotsQuery();
  const [draft, setDraft] = useState<LimitDraft>(emptyDraft(mealType));
  const [send, { isLoading: isSaving, error }] = useSetTurnLimitMutation();
  const input = toLimitInput(draft, date, serverNow());
  const save = async () => {
    if (input === null || isSaving) return;
    const { data: limit } = await send(input);
    if (!limit) return;
    setDraft(emptyDraft(mealType));
    onSet(limit);
  };
  return {
    draft,
    change: (change: Partial<LimitDraft>) => setDraft((last) => ({ ...last, ...change })),
    slots: data.filter(({ isActive }) => isActive),
    input,
    isSaving,
    ...splitFailure(error, 'reason', 'Il limite non è stato impostato.'),
    save,
  };
};

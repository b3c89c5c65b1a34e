import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { HoldDraft } from '#src/contracts/private-events/pipeline.ts';
import { refusalOf } from '#web/shared/api/apiError.ts';
import type { HoldConflicts } from './holdText.ts';
import type { PanelDialogProps } from './panelDialogProps.ts';
import { useChooseHoldMutation, useTurnsToHoldQuery } from './pipelineApi.ts';
import { useStep } from './useStep.ts';

type Values = {
  covers: string;
  floor: string;
  timeSlotIds: string[];
  closesService: boolean;
  despiteConflicts: boolean;
};

const toNumber = (text: string): number | null => (text === '' ? null : Number(text));

const toDraft = ({ covers, floor, timeSlotIds, ...flags }: Values): HoldDraft => ({
  ...flags,
  covers: toNumber(covers),
  floor: toNumber(floor),
  timeSlotIds,
});

/**
 * Form for a hold. The default of a new hold is all covers of the party in all turns of the meal.
 */
export const useHoldForm = ({ quote, onDone }: PanelDialogProps) => {
  const { hold, numberOfPeople, mealType } = quote;
  const covers = hold ? hold.covers : numberOfPeople;
  const { register, handleSubmit, setError, formState } = useForm<Values>({
    defaultValues: {
      covers: covers === null ? '' : String(covers),
      floor: String(hold?.floor ?? ''),
      timeSlotIds: hold?.timeSlotIds ?? [],
      closesService: hold?.closesService ?? false,
      despiteConflicts: false,
    },
  });
  const { data: slots = [] } = useTurnsToHoldQuery();
  const [send, { isLoading: busy }] = useChooseHoldMutation();
  const [conflicts, setConflicts] = useState<HoldConflicts>([]);
  const { run, problem } = useStep();
  const submit = handleSubmit((values) =>
    run(
      async () => {
        setConflicts([]);
        const result = await send({ id: quote.id, seen: quote.updatedAt, ...toDraft(values) });
        const found = refusalOf(result.error)?.details?.['conflicts'];
        if (Array.isArray(found)) setConflicts(found as HoldConflicts);
        return result;
      },
      { onDone, onField: (_, text) => setError('covers', { message: text }) },
    ),
  );
  const turns = slots.filter((slot) => slot.isActive && slot.mealType === mealType);
  return { turns, register, submit, errors: formState.errors, busy, problem, conflicts };
};

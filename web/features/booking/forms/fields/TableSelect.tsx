import type { UseFormRegister } from 'react-hook-form';
import { Select } from '#web/shared/ui/forms/Input.ts';
import { tableStateText, type TableChoice } from './tableChoices.ts';
import { WideField } from './formLayout.ts';
import { useTableChoices, type TableChoiceQuery } from './useTableChoices.ts';
import type { SlotAndTableValues } from './slotAndTableValues.ts';

type Props = {
  register: UseFormRegister<SlotAndTableValues>;
  error: string | undefined;
  turn: TableChoiceQuery;
  moving: string | undefined;
};

const tableOptionText = (choice: TableChoice): string => {
  const {
    table: { name, capacity },
    state,
  } = choice;
  return `${name} · ${capacity} ${capacity === 1 ? 'posto' : 'posti'}${state === 'fits' ? '' : ` · ${tableStateText(choice)}`}`;
};

export const TableSelect = ({ register, error, turn, moving }: Props) => {
  const choices = useTableChoices(turn, moving);
  const fitting = choices?.filter(({ state }) => state === 'fits') ?? [];
  const others = choices?.filter(({ state }) => state !== 'fits') ?? [];
  return (
    <WideField
      label="Tavolo"
      error={error}
      hint={
        choices &&
        (fitting.length === 1 ? '1 tavolo libero adatto' : `${fitting.length} tavoli liberi adatti`)
      }
    >
      {(field) => (
        <Select {...field} {...register('tableId')} key={choices ? 'known' : 'awaited'}>
          <option value="">Da assegnare</option>
          <Tables label="Liberi e adatti" of={fitting} />
          <Tables label="Altri" of={others} />
        </Select>
      )}
    </WideField>
  );
};

const Tables = ({ label, of }: { label: string; of: readonly TableChoice[] }) =>
  of.length > 0 && (
    <optgroup label={label}>
      {of.map((choice) => (
        <option key={choice.table.id} value={choice.table.id}>
          {tableOptionText(choice)}
        </option>
      ))}
    </optgroup>
  );

import type { UseFormRegister } from 'react-hook-form';
import { Select } from '#web/shared/ui/forms/Input.ts';
import type { TableChoice } from './tableChoice.ts';
import { isSuitable, tableStateText } from './tableChoices.ts';
import { WideField } from './formLayout.ts';
import { useTableChoices, type TableChoiceQuery } from './useTableChoices.ts';
import type { SlotAndTableValues } from './slotAndTableValues.ts';

type Props = {
  register: UseFormRegister<SlotAndTableValues>;
  error: string | undefined;
  seat: TableChoiceQuery;
  moving: string | undefined;
};

const tableOptionText = (choice: TableChoice): string => {
  const { name, capacity, state } = choice;
  return `${name} · ${capacity} ${capacity === 1 ? 'posto' : 'posti'}${state === 'fits' ? '' : ` · ${tableStateText(choice)}`}`;
};

export const TableSelect = ({ register, error, seat, moving }: Props) => {
  const choices = useTableChoices(seat, moving);
  const fitting = choices?.filter(isSuitable) ?? [];
  const others = choices?.filter((choice) => !isSuitable(choice)) ?? [];
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
        <Select key={choices ? 'loaded' : 'loading'} {...field} {...register('tableId')}>
          <option value="">Da assegnare</option>
          <TableOptions label="Liberi e adatti" choices={fitting} />
          <TableOptions label="Altri" choices={others} />
        </Select>
      )}
    </WideField>
  );
};

const TableOptions = ({ label, choices }: { label: string; choices: readonly TableChoice[] }) =>
  choices.length > 0 && (
    <optgroup label={label}>
      {choices.map((choice) => (
        <option key={choice.key} value={choice.key}>
          {tableOptionText(choice)}
        </option>
      ))}
    </optgroup>
  );

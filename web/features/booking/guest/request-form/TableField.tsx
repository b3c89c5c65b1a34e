import type { Availability } from '#src/contracts/booking/availability.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { useRefusedForm } from '#web/shared/store/refusedForm.ts';
import { Field } from '#web/shared/ui/forms/Field.tsx';
import { Select } from '#web/shared/ui/forms/Input.ts';
import type { SearchedSlot } from '../bookingFlowTypes.ts';
import { buildRooms, freeTablesOf } from '../choose-table/rooms.ts';
import { useSeatText } from '../choose-table/useSeatText.ts';

type Props = { searched: SearchedSlot; availability: Availability };

/**
 * Lists the tables that suit the party, by room. The empty value means that staff choose the table.
 */
export const TableField = ({ searched, availability }: Props) => {
  const words = useTranslation();
  const seatText = useSeatText();
  const refused = useRefusedForm();
  const rooms = buildRooms(availability, [], searched);
  return (
    <Field label={words('booking.step.table')} error={refused?.fields['tableId']}>
      {(control) => (
        <Select {...control} name="tableId" defaultValue={refused?.values['tableId']?.[0] ?? ''}>
          <option value="">{words('booking.any')}</option>
          {rooms.map((room) => (
            <optgroup key={room.floor} label={room.name} hidden={freeTablesOf(room).length === 0}>
              {freeTablesOf(room).map((table) => (
                <option key={table.tableId} value={table.tableId}>
                  {[table.tableName, seatText(table).facts].join(' · ')}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      )}
    </Field>
  );
};

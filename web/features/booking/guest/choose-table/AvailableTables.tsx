import { styled } from 'styled-components';
import type { Availability } from '#src/contracts/booking/availability.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { media } from '#web/shared/ui/theme/tokens.ts';
import { visuallyHiddenStyles } from '#web/shared/ui/theme/VisuallyHidden.ts';
import type { ChosenTable } from '../bookingFlowTypes.ts';
import {
  isTableSelectable,
  toCovers,
  hasFewCoversLeft,
  insufficientCapacity,
} from './coverAvailability.ts';
import { SelectableTableCard } from './SelectableTableCard.tsx';
import { useClosedReason } from './useClosedReason.ts';

const Grid = styled.fieldset`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 18px;
  legend {
    ${visuallyHiddenStyles}
  }
  ${media.narrow} {
    gap: 14px;
  }
  @media (max-width: 679px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Stack = styled.div`
  display: grid;
  gap: 18px;
  > svg {
    margin-inline: auto;
  }
`;

type Props = {
  availability: Availability;
  party: number;
  chosen: ChosenTable | null;
  onChoose: (table: ChosenTable) => void;
};

export const AvailableTables = ({ availability, party, chosen, onChoose }: Props) => {
  const words = useTranslation();
  const closed = useClosedReason(availability);
  const { availableSlots, capacityInfo } = availability;
  const covers = toCovers(capacityInfo);
  const missing = insufficientCapacity(availability, party);
  const selectable = availableSlots.filter((slot) => isTableSelectable(slot, party));

  if (closed) return <Alert tone="low">{closed}</Alert>;
  return (
    <Stack>
      {missing !== null && (
        <Alert tone="low">{words('booking.insufficient', { n: party, left: missing })}</Alert>
      )}
      {missing === null && selectable.length === 0 && (
        <Alert tone="low">{words('booking.none')}</Alert>
      )}
      {hasFewCoversLeft(covers.left) && (
        <Alert tone="medium">{words('booking.fewLeft', { n: covers.left })}</Alert>
      )}
      {availableSlots.length > 0 && (
        <Grid>
          <legend>{words('booking.step.table')}</legend>
          {availableSlots.map((slot) => (
            <SelectableTableCard
              key={slot.tableId}
              slot={slot}
              covers={covers}
              selectable={isTableSelectable(slot, party)}
              checked={chosen?.tableId === slot.tableId}
              onChoose={() => onChoose({ tableId: slot.tableId, tableName: slot.tableName })}
            />
          ))}
        </Grid>
      )}
    </Stack>
  );
};

import { styled } from 'styled-components';
import type { Availability } from '../../../src/contracts/booking.ts';
import { useWords } from '../../shared/i18n/useWords.ts';
import { Alert } from '../../shared/ui/Alert.tsx';
import { media } from '../../shared/ui/tokens.ts';
import { hiddenVisually } from '../../shared/ui/VisuallyHidden.ts';
import type { ChosenTable } from './bookingFlowSlice.ts';
import { canChoose, coversOf, fewLeft, shortfall } from './capacityBands.ts';
import { TableCard } from './TableCard.tsx';
import { useClosedSentence } from './useClosedSentence.ts';

const Grid = styled.fieldset`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 18px;
  legend {
    ${hiddenVisually}
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

/** The tables of a turn, best fit first, with the sentence that explains when there is none to choose. */
export const TurnTables = ({ availability, party, chosen, onChoose }: Props) => {
  const words = useWords();
  const closed = useClosedSentence(availability);
  const { availableSlots, capacityInfo } = availability;
  const covers = coversOf(capacityInfo);
  const missing = shortfall(availability, party);
  const selectable = availableSlots.filter((slot) => canChoose(slot, party));

  if (closed) return <Alert tone="low">{closed}</Alert>;
  return (
    <Stack>
      {missing !== null && (
        <Alert tone="low">{words('booking.insufficient', { n: party, left: missing })}</Alert>
      )}
      {missing === null && selectable.length === 0 && (
        <Alert tone="low">{words('booking.none')}</Alert>
      )}
      {fewLeft(covers.left) && (
        <Alert tone="medium">{words('booking.fewLeft', { n: covers.left })}</Alert>
      )}
      {availableSlots.length > 0 && (
        <Grid>
          <legend>{words('booking.step.table')}</legend>
          {availableSlots.map((slot) => (
            <TableCard
              key={slot.tableId}
              slot={slot}
              covers={covers}
              selectable={canChoose(slot, party)}
              checked={chosen?.tableId === slot.tableId}
              onChoose={() => onChoose({ tableId: slot.tableId, tableName: slot.tableName })}
            />
          ))}
        </Grid>
      )}
    </Stack>
  );
};

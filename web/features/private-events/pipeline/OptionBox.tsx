import { styled } from 'styled-components';
import type { QuoteDetail } from '#src/contracts/event-pipeline-operations.ts';
import { serverNow } from '#web/shared/api/serverTime.ts';
import { venueDate } from '#web/shared/dates/dates.ts';
import { formatLongDate, formatTimeOfDay } from '#web/shared/dates/formatItalianDates.ts';
import { tone } from '#web/shared/ui/theme/tokens.ts';

/** The option of the newest proposal. An option that has ended frees the day by itself. */
export const OptionBox = ({ quote: { stage, proposals } }: { quote: QuoteDetail }) => {
  const until = proposals[0]?.optionUntil;
  if (stage !== 'option' || !until) return null;
  const end = `${formatLongDate(venueDate(new Date(until)))}, ${formatTimeOfDay(until)}`;
  const isOver = Date.parse(until) <= serverNow();
  return (
    <Box $tone={isOver ? 'low' : 'medium'}>
      {isOver ? (
        <>
          ■ <b>Opzione scaduta {end}.</b> La data è tornata libera.
        </>
      ) : (
        <>
          ○ <b>Opzione fino a {end}.</b> Poi si libera da sola.
        </>
      )}
    </Box>
  );
};

const Box = styled.p<{ $tone: 'low' | 'medium' }>`
  margin-top: 10px;
  padding: 8px 12px;
  border-left: 5px solid ${({ $tone }) => tone[$tone].edge};
  background: ${({ $tone }) => tone[$tone].ground};
  color: ${({ $tone }) => tone[$tone].text};
  font-size: 0.90625rem;
  line-height: 1.4;
`;

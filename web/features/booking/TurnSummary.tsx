import { styled } from 'styled-components';
import { useTranslation } from '../../shared/i18n/useWords.ts';
import { color } from '../../shared/ui/tokens.ts';
import type { ChosenTable, SearchedTurn } from './bookingFlowSlice.ts';
import { useBookingSummaryText } from './useTurnWords.ts';

const List = styled.div`
  display: grid;
  gap: 6px;
  padding-top: 16px;
  border-top: 1px solid ${color.line};
`;

/** Table, day, hour and people, as chosen so far. */
export const BookingSummary = ({
  turn,
  chosen,
}: {
  turn: SearchedTurn;
  chosen: ChosenTable | null;
}) => {
  const words = useTranslation();
  const { when, people } = useBookingSummaryText(turn);
  return (
    <List>
      <b>{chosen?.tableName ?? words('booking.noneChosen')}</b>
      <span>{when}</span>
      <span>{people}</span>
    </List>
  );
};

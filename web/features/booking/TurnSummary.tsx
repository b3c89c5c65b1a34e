import { styled } from 'styled-components';
import { useWords } from '../../shared/i18n/useWords.ts';
import { color } from '../../shared/ui/tokens.ts';
import type { ChosenTable, Turn } from './bookingFlowSlice.ts';
import { useTurnWords } from './useTurnWords.ts';

const List = styled.div`
  display: grid;
  gap: 6px;
  padding-top: 16px;
  border-top: 1px solid ${color.line};
`;

/** Table, day, hour and people, as chosen so far. */
export const TurnSummary = ({ turn, chosen }: { turn: Turn; chosen: ChosenTable | null }) => {
  const words = useWords();
  const { when, people } = useTurnWords(turn);
  return (
    <List>
      <b>{chosen?.tableName ?? words('booking.noneChosen')}</b>
      <span>{when}</span>
      <span>{people}</span>
    </List>
  );
};

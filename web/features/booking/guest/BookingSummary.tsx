import { styled } from 'styled-components';
import { color } from '#web/shared/ui/theme/tokens.ts';
import type { SearchedSlot, TableChoice } from './bookingFlowTypes.ts';
import { useTableChoiceText } from './useTableChoiceText.ts';
import { useBookingSummaryText } from './useBookingSummaryText.ts';

const List = styled.div`
  display: grid;
  gap: 6px;
  padding-top: 16px;
  border-top: 1px solid ${color.line};
`;

export const BookingSummary = ({
  searched,
  chosen,
}: {
  searched: SearchedSlot;
  chosen: TableChoice | null;
}) => {
  const table = useTableChoiceText(chosen);
  const { when, people } = useBookingSummaryText(searched);
  return (
    <List>
      <b>{table}</b>
      <span>{when}</span>
      <span>{people}</span>
    </List>
  );
};

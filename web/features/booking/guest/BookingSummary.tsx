import { styled } from 'styled-components';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { color } from '#web/shared/ui/theme/tokens.ts';
import type { ChosenTable, SearchedSlot } from './bookingFlowTypes.ts';
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
  chosen: ChosenTable | null;
}) => {
  const words = useTranslation();
  const { when, people } = useBookingSummaryText(searched);
  return (
    <List>
      <b>{chosen?.tableName ?? words('booking.noneChosen')}</b>
      <span>{when}</span>
      <span>{people}</span>
    </List>
  );
};

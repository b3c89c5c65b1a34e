import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import type { TableChoice } from './bookingFlowTypes.ts';

export const useTableChoiceText = (chosen: TableChoice | null): string => {
  const words = useTranslation();
  if (chosen === 'any') return words('booking.anyChosen');
  return chosen?.tableName ?? words('booking.noneChosen');
};

import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { selectVisit } from '#web/shared/store/serverContextSlice.ts';
import { useFormatLongDay } from '../useBookingSummaryText.ts';
import { Note } from './noteStyles.ts';
import { findDateFault } from './searchParams.ts';

/** Says that the date of the URL cannot be booked. The next change removes that date from the URL. */
export const DateFaultNote = ({ date }: { date: string }) => {
  const words = useTranslation();
  const day = useFormatLongDay();
  const { search } = useLocation();
  const fault = findDateFault(search, useSelector(selectVisit));
  if (!fault || !date) return null;
  return (
    <Note $tone="medium">{words(`booking.dateFault.${fault}`, { day: day.inSentence(date) })}</Note>
  );
};

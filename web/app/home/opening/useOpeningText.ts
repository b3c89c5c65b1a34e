import { useIntl } from 'react-intl';
import { formatTimeRange } from '#web/shared/dates/formatOpeningHours.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { findOpeningState, type OpeningState } from './openingState.ts';
import { useDayText } from './useDayText.ts';
import { useServedMeals } from './useServedMeals.ts';

const useStateText = () => {
  const words = useTranslation();
  const dayText = useDayText();
  return (state: OpeningState, today: string): string => {
    switch (state.kind) {
      case 'open':
        return words('home.open', { time: state.until });
      case 'opens':
        return words('home.opens', { time: state.at });
      case 'reopens':
        return words('home.reopens', { time: state.at });
      case 'closedToday':
        return words('home.closedToday', { day: dayText(state.date, today) });
      case 'closedNow':
        return words('home.closedNow', { day: dayText(state.date, today), time: state.at });
    }
  };
};

/**
 * Returns a text such as "open until 23:00", or null while the closures are unknown. The server
 * knows the date but not the time, so it returns today's hours.
 */
export const useOpeningText = (): { text: string; isOpen: boolean | null } | null => {
  const words = useTranslation();
  const intl = useIntl();
  const stateText = useStateText();
  const meals = useServedMeals();
  if (!meals) return null;
  const { today, minutes, served } = meals;
  const ofToday = served.filter(({ date }) => date === today);
  if (minutes === null && ofToday.length > 0) {
    const hours = ofToday.map(({ opens, closes }) => formatTimeRange([opens, closes]));
    return { text: words('home.openToday', { hours: intl.formatList(hours) }), isOpen: null };
  }
  const state = findOpeningState(today, minutes ?? 0, served);
  return state && { text: stateText(state, today), isOpen: state.kind === 'open' };
};

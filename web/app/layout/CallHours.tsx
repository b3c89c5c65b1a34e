import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { findOpeningState } from '../home/opening/openingState.ts';
import { useDayText } from '../home/opening/useDayText.ts';
import { useServedMeals } from '../home/opening/useServedMeals.ts';

/**
 * Shows when the restaurant answers the telephone. Renders nothing on the server, which knows the
 * date but not the time.
 */
export const CallHours = () => {
  const words = useTranslation();
  const dayText = useDayText();
  const meals = useServedMeals();
  if (!meals || meals.minutes === null) return null;
  const state = findOpeningState(meals.today, meals.minutes, meals.served);
  switch (state?.kind) {
    case undefined:
      return null;
    case 'open':
      return <small>{words('nav.callOpen', { time: state.until })}</small>;
    case 'opens':
    case 'reopens':
      return <small>{words('nav.callOpens', { time: state.at })}</small>;
    case 'closedToday':
    case 'closedNow':
      return <small>{words('nav.callOpensOn', { day: dayText(state.date, meals.today) })}</small>;
  }
};

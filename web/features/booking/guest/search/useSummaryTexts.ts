import { MAX_ONLINE_PARTY_SIZE } from '#src/contracts/common/limits.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import type { ResolvedSearch } from './resolveSearch.ts';
import type { SearchOutcome } from './searchOutcome.ts';
import { useShortDay } from './useShortDay.ts';

type Props = { search: ResolvedSearch; outcome: SearchOutcome; people: number };

/** Returns the two lines of the search summary. */
export const useSummaryTexts = ({ search, outcome, people }: Props) => {
  const words = useTranslation();
  const shortDay = useShortDay();
  const { date, turn, mealType } = search;
  const at = (day: string, start: string) => words('booking.when', { date: shortDay(day), start });
  const day = date && shortDay(date);
  const when = turn ? at(date, turn.slot.startTime) : day;
  const party = words('booking.peopleCount', { n: people });
  const meal = words(mealType === 'pranzo' ? 'booking.lunch' : 'booking.dinner');
  const state = turn?.state === 'few' ? [words('booking.state.few')] : [];
  const [next] = outcome.kind === 'closedDay' ? outcome.next : [];
  switch (outcome.kind) {
    case 'group':
      return { when: day, what: words('booking.groupOf', { n: MAX_ONLINE_PARTY_SIZE + 1 }) };
    case 'fullDay':
      return { when: day, what: words('booking.fullFor', { n: people }) };
    case 'fullTurn':
      return { when, what: words('booking.fullFor', { n: people }) };
    case 'closedTurn':
      return { when, what: words('booking.state.closed') };
    case 'closedDay':
      return next
        ? {
            when: at(next.date, next.turn.startTime),
            what: words('booking.firstFor', { n: people }),
          }
        : { when: day, what: words('booking.state.closed') };
    case 'lateDay':
      return { when: day, what: words('booking.lateOnline') };
    case 'room':
    case 'undecided':
    case 'loading':
    case 'failed':
      return turn
        ? { when, what: [party, meal.toLocaleLowerCase(), ...state].join(' · ') }
        : { when: day, what: [party, words('booking.turnMissing')].join(' · ') };
  }
};

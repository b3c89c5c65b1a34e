import type { WaitingListState } from '#src/contracts/booking/waiting-list.ts';
import { createVenueTimeFormat } from '#web/shared/dates/venueTimeFormat.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { useFormatLongDay } from '../useBookingSummaryText.ts';
import { statusTexts, type WaitingListViewKind } from './waitingListView.ts';

const clockTime = createVenueTimeFormat('it-IT', { hour: '2-digit', minute: '2-digit' });

/** Returns the texts of the page: label of the state, title and one sentence. */
export const useWaitingListTexts = (kind: WaitingListViewKind, state: WaitingListState) => {
  const words = useTranslation();
  const { asTitle, inSentence } = useFormatLongDay();
  const date = inSentence(state.date);
  const until = state.offer ? clockTime.format(new Date(state.offer.until)) : '';
  const people = words('booking.peopleCount', { n: state.numberOfPeople });
  const starts = state.turns.map(({ startTime }) => startTime);
  const last = starts.at(-1) ?? '';
  const turns =
    starts.length > 1 ? words('waiting.or', { turns: starts.slice(0, -1).join(', '), last }) : last;
  const text = () => {
    if (kind === 'waiting') return words('waiting.waiting.text', { people, turns });
    if (kind === 'offered') return words('waiting.offered.text');
    if (kind === 'requested') return words('waiting.requested.text');
    if (kind === 'accepted') return words('waiting.accepted.text');
    if (kind === 'left') return words('waiting.left.text', { date });
    return state.status === 'waiting'
      ? words('waiting.stillWaiting', { date, turns })
      : words('waiting.over', { date });
  };
  const { status, title } = statusTexts[kind];
  const isHeld = kind === 'offered' && state.offer?.needsStaff;
  return {
    day: asTitle(state.date),
    people,
    status: words(status, { until }),
    title: words(isHeld ? 'waiting.held.title' : title, { until }),
    text: text(),
  };
};

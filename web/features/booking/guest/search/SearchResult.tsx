import { venue } from '#src/venue.ts';
import type { MealType } from '#src/contracts/common/fields.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { ClosedDayNote, FullDayNote, LateDayNote } from './DayNotes.tsx';
import { GroupRequest } from './GroupRequest.tsx';
import { Note } from './noteStyles.ts';
import type { ResolvedSearch } from './resolveSearch.ts';
import type { SearchOutcome } from './searchOutcome.ts';
import { TextWithPhoneLink } from '#web/shared/ui/TextWithPhoneLink.tsx';
import { RefusedTurnNote, RoomNote } from './TurnNote.tsx';

type Props = {
  outcome: SearchOutcome;
  search: ResolvedSearch;
  people: number;
  onPeople: (people: number) => void;
  onMeal: (meal: MealType) => void;
  retry: () => void;
};

export const SearchResult = ({ outcome, search, people, onPeople, onMeal, retry }: Props) => {
  const { date, mealType } = search;
  switch (outcome.kind) {
    case 'undecided':
      return null;
    case 'loading':
      return <LoadingNote />;
    case 'failed':
      return <FailedNote retry={retry} />;
    case 'group':
      return <GroupRequest {...{ date, mealType, people, onPeople, onMeal }} />;
    case 'room':
      return <RoomNote room={outcome} date={date} people={people} />;
    case 'fullTurn':
    case 'closedTurn':
      return <RefusedTurnNote refused={outcome} date={date} people={people} />;
    case 'fullDay':
      return <FullDayNote outcome={outcome} search={search} people={people} />;
    case 'closedDay':
      return <ClosedDayNote outcome={outcome} search={search} people={people} />;
    case 'lateDay':
      return <LateDayNote outcome={outcome} search={search} people={people} />;
  }
};

const LoadingNote = () => {
  const words = useTranslation();
  return (
    <Note $tone="night">
      <strong>{words('booking.reading')}</strong> {words('booking.readingKept')}
    </Note>
  );
};

const FailedNote = ({ retry }: { retry: () => void }) => {
  const words = useTranslation();
  return (
    <Note as="div" $tone="low">
      <TextWithPhoneLink text={words('booking.turnsFailed', { phone: venue.phone.display })} />{' '}
      <Button $size="sm" onClick={retry}>
        {words('app.retry')}
      </Button>
    </Note>
  );
};

import type { ReactNode } from 'react';
import { venue } from '#src/venue.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { Button, ButtonAnchor, ButtonLink } from '#web/shared/ui/controls/Button.ts';
import { useOfferPaths } from './offerPaths.ts';
import type { ResolvedSearch } from './resolveSearch.ts';
import { showsTurns, type SearchOutcome } from './searchOutcome.ts';
import { SummaryAside } from './SummaryAside.tsx';
import { useShortDay } from './useShortDay.ts';
import { useSummaryTexts } from './useSummaryTexts.ts';

type Props = { search: ResolvedSearch; outcome: SearchOutcome; people: number; formId: string };

const SubmitButton = ({ formId, isBusy }: { formId: string; isBusy: boolean }) => {
  const words = useTranslation();
  return (
    <Button type="submit" form={formId} name="step" value="table" aria-busy={isBusy}>
      {words('booking.search')}
    </Button>
  );
};

const CallButton = () => {
  const words = useTranslation();
  return <ButtonAnchor href={venue.phone.href}>{words('booking.callNow')}</ButtonAnchor>;
};

type RefusedTurn = Extract<SearchOutcome, { kind: 'closedTurn' | 'fullTurn' }>;

/** Offers another turn of the day, otherwise the same turn on a nearby day. */
const OtherTurnButton = ({ outcome, people }: { outcome: RefusedTurn; people: number }) => {
  const words = useTranslation();
  const shortDay = useShortDay({ hasMonth: false });
  const { toSearch } = useOfferPaths(people);
  const [other] = outcome.others;
  const next = other ?? outcome.nearby[0];
  if (!next) return <CallButton />;
  return (
    <ButtonLink to={toSearch(next)} preventScrollReset>
      {other
        ? words('booking.goToTime', { time: other.turn.startTime })
        : words('booking.goTo', { day: shortDay(next.date) })}
    </ButtonLink>
  );
};

type ClosedDay = Extract<SearchOutcome, { kind: 'closedDay' }>;

const NextDayButton = ({ outcome, people }: { outcome: ClosedDay; people: number }) => {
  const words = useTranslation();
  const shortDay = useShortDay({ hasMonth: false });
  const { toSearch } = useOfferPaths(people);
  const [next] = outcome.next;
  return next ? (
    <ButtonLink to={toSearch(next)} preventScrollReset>
      {words('booking.goTo', { day: shortDay(next.date) })}
    </ButtonLink>
  ) : (
    <CallButton />
  );
};

/** Shows the one primary action of the search: submit, waiting list, quote, other day or call. */
const Action = ({ search, outcome, people, formId }: Props) => {
  const words = useTranslation();
  const { toWaitingList, toGroupRequest } = useOfferPaths(people);
  const { date, mealType, turn } = search;
  switch (outcome.kind) {
    case 'group':
      return (
        <ButtonLink to={toGroupRequest(date, mealType)}>{words('booking.groupAsk')}</ButtonLink>
      );
    case 'fullDay':
    case 'fullTurn':
      return (
        <ButtonLink to={toWaitingList(date, turn?.slot.id ?? null)}>
          {words('booking.notifyMe')}
        </ButtonLink>
      );
    case 'closedDay':
      return <NextDayButton outcome={outcome} people={people} />;
    case 'closedTurn':
      return <OtherTurnButton outcome={outcome} people={people} />;
    case 'lateDay':
      return <CallButton />;
    case 'room':
    case 'undecided':
    case 'loading':
    case 'failed':
      return <SubmitButton formId={formId} isBusy={outcome.kind === 'loading'} />;
  }
};

/**
 * Shows the search. Phones show it in a bar at the bottom, wide screens in a card beside the form.
 */
export const SearchSummary = (props: Props) => {
  const { when, what } = useSummaryTexts(props);
  const { outcome } = props;
  return (
    <SummaryAside
      when={when}
      what={what}
      detail={<Arrival outcome={outcome} />}
      isActionElsewhere={!showsTurns(outcome)}
    >
      <Action {...props} />
    </SummaryAside>
  );
};

const Arrival = ({ outcome }: { outcome: SearchOutcome }): ReactNode => {
  const words = useTranslation();
  if (outcome.kind !== 'room') return null;
  const { mealType: meal, startTime: start, endTime: end } = outcome.turn.slot;
  return words('booking.arrival', { meal, start, end });
};

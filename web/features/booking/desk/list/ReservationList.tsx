import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useMemo, useRef } from 'react';
import { ReadErrorAlert } from '#web/shared/ui/feedback/ReadErrorAlert.tsx';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { Loading, Spinner } from '#web/shared/ui/feedback/Loading.tsx';
import { CardGrid, ListFooter } from '#web/shared/ui/layout/staffCardStyles.ts';
import { EmptyState } from '#web/shared/ui/layout/staffTabLayout.ts';
import { groupByTimeSlot } from './groupByTimeSlot.ts';
import {
  useReservationQuery,
  useReservationsInfiniteQuery,
  type ReservationListQuery,
} from '../reservationsApi.ts';
import { focusReservationCard } from './focusReservationCard.ts';
import { ReservationCard } from '../card/ReservationCard.tsx';
import { TimeSlotSection } from './TimeSlotSection.tsx';
import {
  mergeRecentlyChanged,
  type RecentlyChanged,
  type ListedReservation,
} from './mergeRecentlyChanged.ts';
import type { CardHandlers } from '../card/ReservationCard.tsx';
import type { BulkSelection } from '#web/features/booking/bulk/useBulkSelection.ts';

type Props = CardHandlers & {
  picks: BulkSelection | null;
  query: ReservationListQuery;
  recentlyChanged: RecentlyChanged;
  empty: string;
  total: number | undefined;
};

export const ReservationList = ({ query, recentlyChanged, empty, total, ...handlers }: Props) => {
  const { cards, error, isFetching, more, isReading, showMore, refetch } = useReservationCards(
    query,
    recentlyChanged,
  );
  const renderCard = (one: ListedReservation, level: 3 | 4) => (
    <li key={one.id}>
      <ReservationListItem reservation={one} level={level} {...handlers} />
    </li>
  );
  return (
    <>
      {error !== undefined && !isFetching && (
        <ReadErrorAlert
          error={error}
          text="Non è stato possibile leggere le prenotazioni."
          onRetry={refetch}
        />
      )}
      {!cards && isFetching && <Loading>Caricamento prenotazioni...</Loading>}
      {cards?.length === 0 && <EmptyState>{empty}</EmptyState>}
      {cards &&
        (query.date ? (
          groupByTimeSlot(cards).map((group) => (
            <TimeSlotSection key={group.key} group={group} day={query.date}>
              {group.list.map((one) => renderCard(one, 4))}
            </TimeSlotSection>
          ))
        ) : (
          <CardGrid>{cards.map((one) => renderCard(one, 3))}</CardGrid>
        ))}
      {cards && more && (
        <ListFooter>
          <Button
            $variant="secondary"
            aria-busy={isReading}
            aria-disabled={isReading}
            onClick={showMore}
          >
            {isReading && <Spinner $size={18} />}Mostra altre
            {total !== undefined && total > cards.length && <> ({total - cards.length})</>}
          </Button>
        </ListFooter>
      )}
    </>
  );
};

const useReservationCards = (query: ReservationListQuery, recentlyChanged: RecentlyChanged) => {
  const {
    currentData,
    error,
    isFetching,
    hasNextPage,
    isFetchingNextPage,
    fetchNextPage,
    refetch,
  } = useReservationsInfiniteQuery(query);
  const cards = useMemo(
    () =>
      currentData &&
      mergeRecentlyChanged(
        currentData.pages.flatMap(({ rows }) => rows),
        recentlyChanged,
      ),
    [currentData, recentlyChanged],
  );
  const pagesBefore = useRef(0);
  const pages = currentData?.pages;
  /*
   * Focuses the first card of a newly loaded page. Otherwise a keyboard user would lose the reading
   * position.
   */
  useEffect(() => {
    const first = pagesBefore.current > 0 ? pages?.[pagesBefore.current]?.rows[0] : undefined;
    if (!first) return;
    pagesBefore.current = 0;
    focusReservationCard(first.id);
  }, [pages]);
  const showMore = () => {
    if (isFetchingNextPage) return;
    pagesBefore.current = pages?.length ?? 0;
    void fetchNextPage();
  };
  return {
    cards,
    error,
    isFetching,
    more: hasNextPage,
    isReading: isFetchingNextPage,
    showMore,
    refetch,
  };
};

/**
 * Requests a reservation by its id when it no longer matches the filter. Otherwise its card would
 * not show later changes by colleagues.
 */
const ReservationListItem = ({
  reservation,
  ...rest
}: CardHandlers & {
  picks: BulkSelection | null;
  reservation: ListedReservation;
  level: 3 | 4;
}) => {
  const { data } = useReservationQuery(reservation.listed ? skipToken : reservation.id);
  const latest = data?.reservation;
  return (
    <ReservationCard
      reservation={latest && latest.version > reservation.version ? latest : reservation}
      {...rest}
    />
  );
};

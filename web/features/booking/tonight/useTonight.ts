import { useState } from 'react';
import { venue } from '#src/venue.ts';
import type { MealType } from '#src/contracts/common/fields.ts';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { serverNow } from '#web/shared/api/serverTime.ts';
import { useSlotStatisticsQuery } from '../capacity/capacityApi.ts';
import { useDayReservations } from '../sheet/useDayReservations.ts';
import { buildBook, type BookEntry } from './book/buildBook.ts';
import { listWithoutMark } from './closing/listClosingParties.ts';
import { useFreshness } from './freshness/useFreshness.ts';
import { countQuarters } from './header/quarters.ts';
import { currentMeal, type ServiceMoment } from './serviceMoment.ts';
import type { TonightDialog } from './TonightDialogs.tsx';
import { useOpenRequestsQuery } from './tonightApi.ts';
import { useServiceMoment } from './useServiceMoment.ts';

const isWithoutTable = ({ reservation, visit }: BookEntry) =>
  reservation.tableId === null && visit.state !== 'gone';

const useService = (moment: ServiceMoment, mealType: MealType) => {
  const reservations = useDayReservations(moment.date);
  const { list } = reservations;
  const { currentData: turns = [] } = useSlotStatisticsQuery(moment.date);
  const rows = list && buildBook(list, turns, { mealType, moment }, serverNow());
  const quarters = countQuarters(list ?? [], turns, {
    mealType,
    minutes: moment.minutes,
    pace: venue.kitchenPace,
  });
  return { reservations, rows, turns, quarters };
};

/** The data of the evening's screen. Without a choice, the meal is that of the hour. */
export const useTonight = () => {
  const moment = useServiceMoment();
  const [chosenMeal, chooseMeal] = useState<MealType | null>(null);
  const mealType = chosenMeal ?? currentMeal(moment);
  const { reservations, ...service } = useService(moment, mealType);
  const openRequests = useOpenRequestsQuery();
  const { error, readAt } = reservations;
  const freshness = useFreshness([reservations, openRequests]);
  const retry = () => [reservations, openRequests].forEach(({ refetch }) => void refetch());
  return {
    date: moment.date,
    moment,
    mealType,
    chooseMeal,
    ...service,
    reservations: reservations.list ?? [],
    withoutMark: listWithoutMark(reservations.list ?? [], moment),
    partiesWithoutTable: (service.rows ?? []).filter(isWithoutTable),
    requests: openRequests.currentData ?? [],
    error,
    readAt,
    freshness,
    retry,
  };
};

/** The open dialog of the screen. */
export const useTonightDialog = () => {
  const [dialog, setDialog] = useState<TonightDialog | null>(null);
  const onReservation =
    (form: Exclude<TonightDialog['form'], 'enter'>) => (reservation: ReservationView) =>
      setDialog({ form, reservation });
  return {
    dialog,
    setDialog,
    close: () => setDialog(null),
    enter: (origin: 'phone' | 'walk_in') => setDialog({ form: 'enter', origin }),
    open: onReservation('drawer'),
    reject: onReservation('reject'),
    findTable: onReservation('table'),
  };
};

export type TonightData = ReturnType<typeof useTonight>;
export type DialogHandlers = ReturnType<typeof useTonightDialog>;

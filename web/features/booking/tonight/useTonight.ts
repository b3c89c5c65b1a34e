import { useEffect, useState } from 'react';
import { venue } from '#src/venue.ts';
import type { MealType } from '#src/contracts/common/fields.ts';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { pickData } from '#web/shared/api/pickData.ts';
import { serverNow } from '#web/shared/api/serverTime.ts';
import { useTimeSlotsQuery } from '../bookingApi.ts';
import { useSlotStatisticsQuery } from '../capacity/capacityApi.ts';
import { useDeskTablesQuery } from '../forms/fields/tablesApi.ts';
import { applyOutbox, listWaitingIds } from '../offline/outbox/applyOutbox.ts';
import { isUnknownToServer } from '../offline/outbox/outboxEntry.ts';
import { useOutbox } from '../offline/outbox/useOutbox.ts';
import { useStoredEvening } from '../offline/useStoredEvening.ts';
import { useDayReservations } from '../sheet/useDayReservations.ts';
import { buildBook, type BookEntry } from './book/buildBook.ts';
import { listWithoutMark } from './closing/listClosingParties.ts';
import { useFreshness } from './freshness/useFreshness.ts';
import { countQuarters } from './header/quarters.ts';
import { toLaneRequest } from './lane/laneRequest.ts';
import { listLimitsInForce } from './limits/limitText.ts';
import { useTurnLimitsQuery } from './limits/limitsApi.ts';
import { currentMeal, type ServiceMoment } from './serviceMoment.ts';
import type { TonightDialog } from './TonightDialogs.tsx';
import { useOpenRequestsQuery } from './tonightApi.ts';
import { useServiceMoment } from './useServiceMoment.ts';

const isWithoutTable = ({ reservation, visit }: BookEntry) =>
  reservation.tableId === null && visit.state !== 'gone';

/** Returns the reservations of the date, including changes that this tablet has not sent yet. */
const useEveningList = (date: string) => {
  const outbox = useOutbox();
  // Loads tables and time slots in advance, because a panel cannot load them without a network.
  const { currentData: tables = [] } = useDeskTablesQuery(undefined, {
    selectFromResult: pickData,
  });
  const { currentData: slots = [] } = useTimeSlotsQuery(undefined, { selectFromResult: pickData });
  const { list, ...reading } = useDayReservations(date);
  useStoredEvening(date);
  return {
    reading,
    list: list && applyOutbox(list, outbox.waiting, date, { tables, slots }),
    outbox: { ...outbox, waitingIds: listWaitingIds(outbox.waiting) },
  };
};

const useService = (moment: ServiceMoment, mealType: MealType) => {
  const { list, reading, outbox } = useEveningList(moment.date);
  const { currentData: turns = [] } = useSlotStatisticsQuery(moment.date, {
    selectFromResult: pickData,
  });
  const rows = list && buildBook(list, turns, { mealType, moment }, serverNow());
  const quarters = countQuarters(list ?? [], turns, {
    mealType,
    minutes: moment.minutes,
    pace: venue.kitchenPace,
  });
  return { reading, outbox, reservations: list ?? [], rows, turns, quarters };
};

/** Reads the requests again when the time of one passes, because the server then proposes a turn. */
const useLaneRequests = (moment: ServiceMoment) => {
  const { refetch, ...reading } = useOpenRequestsQuery(undefined, {
    selectFromResult: ({ currentData, error }) => ({ currentData, error }),
  });
  const read = reading.currentData;
  const requests = read?.map((request) => toLaneRequest(request, moment));
  const isOutdated = requests?.some(({ isPast }, at) => isPast && read?.[at]?.fits === true);
  useEffect(() => {
    if (isOutdated) void refetch();
  }, [isOutdated, refetch]);
  return {
    ...reading,
    refetch,
    /** Null until the requests have loaded. */
    requests: requests ?? null,
  };
};

/** Loads the data of the evening's screen. Until staff choose a meal, shows the current one. */
export const useTonight = () => {
  const moment = useServiceMoment();
  const [chosenMeal, chooseMeal] = useState<MealType | null>(null);
  const mealType = chosenMeal ?? currentMeal(moment);
  const { reading, ...service } = useService(moment, mealType);
  const { requests, ...openRequests } = useLaneRequests(moment);
  const { currentData: limits = [] } = useTurnLimitsQuery(moment.date, {
    selectFromResult: pickData,
  });
  const { error, readAt } = reading;
  const freshness = useFreshness([reading, openRequests]);
  const retry = () => [reading, openRequests].forEach(({ refetch }) => void refetch());
  return {
    date: moment.date,
    moment,
    mealType,
    chooseMeal,
    ...service,
    withoutMark: listWithoutMark(service.reservations, moment),
    partiesWithoutTable: (service.rows ?? []).filter(isWithoutTable),
    requests,
    limits: listLimitsInForce(limits, mealType, serverNow()),
    error,
    readAt,
    freshness,
    retry,
  };
};

/** Manages the open dialog of the screen. */
export const useTonightDialog = () => {
  const [dialog, setDialog] = useState<TonightDialog | null>(null);
  const onReservation =
    (form: Exclude<TonightDialog['form'], 'enter' | 'limits'>) =>
    (reservation: ReservationView) => {
      // Opens no dialog for an unsent party, because the server has no data about it yet.
      if (!isUnknownToServer(reservation)) setDialog({ form, reservation });
    };
  return {
    dialog,
    setDialog,
    close: () => setDialog(null),
    enter: (origin: 'phone' | 'walk_in', firstTableId: string | null = null) =>
      setDialog({ form: 'enter', origin, firstTableId }),
    limits: () => setDialog({ form: 'limits' }),
    open: onReservation('drawer'),
    reject: onReservation('reject'),
    findTable: onReservation('table'),
  };
};

export type TonightData = ReturnType<typeof useTonight>;
export type DialogHandlers = ReturnType<typeof useTonightDialog>;

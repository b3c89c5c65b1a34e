import {
  useDeskTableHoldsQuery,
  useDeskTablesQuery,
} from '#web/features/booking/desk/reservationsApi.ts';
import { rankTableChoices, type TableChoice } from './tableChoices.ts';

/** A turn as a form knows it so far; empty texts where nothing is chosen yet. */
export type TableChoiceQuery = {
  readonly reservationDate: string;
  readonly timeSlotId: string;
  readonly numberOfPeople: number;
};

/** The tables as they stand in a turn; undefined until both lists are here. `except`: whose own table is free to them. */
export const useTableChoices = (
  { reservationDate, timeSlotId, numberOfPeople }: TableChoiceQuery,
  except: string | undefined,
): TableChoice[] | undefined => {
  const { data: tables } = useDeskTablesQuery();
  const { currentData: holds } = useDeskTableHoldsQuery(reservationDate, {
    skip: !reservationDate,
  });
  return tables && holds && rankTableChoices(tables, holds, { timeSlotId, numberOfPeople, except });
};

import { useDeskTablesQuery, useDeskUnavailableTablesQuery } from './tablesApi.ts';
import { rankTableChoices, type TableChoice } from './tableChoices.ts';

/** Empty texts until selected. */
export type TableChoiceQuery = {
  readonly reservationDate: string;
  readonly timeSlotId: string;
  readonly numberOfPeople: number;
};

/** Undefined until both lists are loaded. `except`: reservation whose own table counts as free. */
export const useTableChoices = (
  { reservationDate, timeSlotId, numberOfPeople }: TableChoiceQuery,
  except: string | undefined,
): TableChoice[] | undefined => {
  const { data: tables } = useDeskTablesQuery();
  const { currentData: holds } = useDeskUnavailableTablesQuery(reservationDate, {
    skip: !reservationDate,
  });
  return tables && holds && rankTableChoices(tables, holds, { timeSlotId, numberOfPeople, except });
};

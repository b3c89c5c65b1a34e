import { useDeskTablesQuery, useDeskUnavailableTablesQuery } from './tablesApi.ts';
import type { TableChoice } from './tableChoice.ts';
import { rankTableChoices } from './tableChoices.ts';

export type TableChoiceQuery = {
  readonly reservationDate: string;
  readonly timeSlotId: string;
  readonly numberOfPeople: number;
};

export const useTableChoices = (
  { reservationDate, timeSlotId, numberOfPeople }: TableChoiceQuery,
  except: string | undefined,
): TableChoice[] | undefined => {
  const { data: tables } = useDeskTablesQuery();
  const { currentData: holds } = useDeskUnavailableTablesQuery(reservationDate, {
    skip: !reservationDate,
  });
  return (
    tables &&
    holds &&
    rankTableChoices(tables, holds, { reservationDate, timeSlotId, numberOfPeople, except })
  );
};

import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { isServiceOver } from '../closing/listClosingParties.ts';
import type { TonightData } from '../useTonight.ts';
import type { TonightView } from '../ViewTabs.tsx';

/** The most urgent task of staff, for example `2 senza tavolo`. */
export type HeaderAlarm = {
  readonly count: number;
  readonly words: string;
  readonly onPress: () => void;
};

type Handlers = {
  readonly onTable: (reservation: ReservationView) => void;
  readonly onClosing: () => void;
};

/**
 * Counts the parties without a table during the service. After the service, counts the parties that
 * staff have not marked.
 */
export const findAlarm = (
  { withoutMark, partiesWithoutTable, turns, moment }: TonightData,
  view: TonightView,
  { onTable, onClosing }: Handlers,
): HeaderAlarm | null => {
  const isClosing = view === 'closing' || isServiceOver(turns, moment);
  if (isClosing && withoutMark.length > 0)
    return { count: withoutMark.length, words: 'senza segno', onPress: onClosing };
  const [first] = partiesWithoutTable;
  return first && !isClosing
    ? {
        count: partiesWithoutTable.length,
        words: 'senza tavolo',
        onPress: () => onTable(first.reservation),
      }
    : null;
};

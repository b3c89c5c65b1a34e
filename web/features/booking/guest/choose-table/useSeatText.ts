import { useCallback } from 'react';
import { shapeOf } from '#web/shared/floor-plan/placeTables.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import type { RoomTable } from './rooms.ts';
import { useTableDescription } from './useTableDescription.ts';

type SeatText = {
  /** Short label on the plan, of two or three words. Null for a free table. */
  readonly mark: string | null;
  readonly reason: string | null;
  readonly facts: string;
  /** Full text for screen readers, with everything that the plan shows. */
  readonly whole: string;
};

export const useSeatText = (): ((table: RoomTable) => SeatText) => {
  const words = useTranslation();
  const describeTable = useTableDescription();
  return useCallback(
    (table) => {
      const { tableName, capacity, capacityMin, state } = table;
      const n = state === 'too_large' ? (capacityMin ?? 0) : capacity;
      const shape = shapeOf(table);
      const facts = [words(`booking.shape.${shape}`), words('booking.seats', { n: capacity })].join(
        ', ',
      );
      const mark = state === 'free' ? null : words(`booking.seat.${state}`, { n });
      const reason = state === 'free' ? null : words(`booking.reason.${state}`, { n });
      return {
        mark,
        reason,
        facts,
        whole: [tableName, facts, describeTable(table).text, reason].filter(Boolean).join(', '),
      };
    },
    [words, describeTable],
  );
};

import type { ServiceDayFacts } from '../application/desk/close-service-day.ts';

export const serviceDayFacts: ServiceDayFacts = {
  async countWithoutMark(tx, date) {
    const [row] = await tx<{ parties: number }>(
      `select count(*)::int parties from reservations
       where reservation_date = ? and status = 'confirmed' and arrived_at is null`,
      [date],
    );
    return row!.parties;
  },

  async findNote(tx, subjectId) {
    const [row] = await tx<{ note: string | null }>(
      `select data->>'note' note from personal_data where subject_id = ?`,
      [subjectId],
    );
    return row?.note ?? null;
  },
};

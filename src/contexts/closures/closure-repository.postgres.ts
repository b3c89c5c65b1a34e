import { isoInstantSql } from '#src/kernel/iso-instant.postgres.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import type { ClosurePeriod } from '#src/contracts/closures.ts';
import type { ClosureRepository, ClosureRow, ClosureValues } from './closure-repository.ts';

const CLOSURE_COLUMNS = `id::text, date::text, weekday, service, note, active,
  ${isoInstantSql('created_at')} "createdAt", ${isoInstantSql('updated_at')} "updatedAt"`;

const SET_UPDATED_AT = `updated_at = greatest(now(), updated_at + interval '1 millisecond')`;

const toParameters = ({ date, weekday, service, note, active }: ClosureValues) => [
  date,
  weekday,
  service,
  note,
  active,
];

export const createClosureRepository = (pool: Sql): ClosureRepository => ({
  list: () =>
    pool<ClosureRow>(
      `select ${CLOSURE_COLUMNS} from service_closures order by date desc nulls last, (weekday + 6) % 7, service, id`,
    ),

  async find(id: string, tx: Sql = pool): Promise<ClosureRow | null> {
    const [row] = await tx<ClosureRow>(
      `select ${CLOSURE_COLUMNS} from service_closures where id = ?`,
      [id],
    );
    return row ?? null;
  },

  async isTaken(
    tx: Sql,
    { date, weekday, service }: ClosurePeriod,
    except: string | null,
  ): Promise<boolean> {
    const rows = await tx(
      `select 1 from service_closures
       where date is not distinct from ?::date and weekday is not distinct from ?::int and service = ? and id is distinct from ?::uuid`,
      [date, weekday, service, except],
    );
    return rows.length > 0;
  },

  async add(tx: Sql, id: string, closure: ClosureValues): Promise<ClosureRow> {
    const [row] = await tx<ClosureRow>(
      `insert into service_closures (id, date, weekday, service, note, active) values (?, ?, ?, ?, ?, ?) returning ${CLOSURE_COLUMNS}`,
      [id, ...toParameters(closure)],
    );
    return row!;
  },

  async change(tx: Sql, id: string, closure: ClosureValues): Promise<ClosureRow> {
    const [row] = await tx<ClosureRow>(
      `update service_closures set date = ?, weekday = ?, service = ?, note = ?, active = ?, ${SET_UPDATED_AT} where id = ? returning ${CLOSURE_COLUMNS}`,
      [...toParameters(closure), id],
    );
    return row!;
  },

  async remove(tx: Sql, id: string): Promise<void> {
    await tx('delete from service_closures where id = ?', [id]);
  },
});

import type { Sql } from '#src/kernel/transaction.ts';
import { createFlawCollector, type AuditCheck } from '#src/event-log/audit-check.ts';

/**
 * Triggers, functions, constraints and indexes that protect the log. The keys are kind and name,
 * such as `index event_pkey`. The values are definitions in PostgreSQL's format.
 */
export type ExpectedGuards = {
  /** Tables that may have no triggers, rules and row security except those in `definitions`. */
  readonly protectedTables: readonly string[];
  readonly definitions: Readonly<Record<string, string>>;
};

const inList = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ');

/**
 * SQL query for the existing definitions. Omits disabled triggers and invalid constraints or
 * indexes, so they count as missing.
 */
const definitionsOf = (names: readonly string[]) => `
  select 'trigger ' || t.tgname "name", pg_get_triggerdef(t.oid) definition from pg_trigger t
    join pg_class c on c.oid = t.tgrelid
    where not t.tgisinternal and t.tgenabled in ('O', 'A') and c.relnamespace = 'public'::regnamespace
      and t.tgname in (${inList(names)})
  union all select 'function ' || p.proname, btrim(regexp_replace(p.prosrc, '\\s+', ' ', 'g')) from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.proname in (${inList(names)})
  union all select 'constraint ' || k.conname, pg_get_constraintdef(k.oid) from pg_constraint k
    where k.connamespace = 'public'::regnamespace and k.convalidated and k.conname in (${inList(names)})
  union all select 'index ' || c.relname, pg_get_indexdef(i.indexrelid) from pg_index i
    join pg_class c on c.oid = i.indexrelid
    where c.relnamespace = 'public'::regnamespace and i.indisvalid and c.relname in (${inList(names)})`;

const additionsTo = (tables: readonly string[]) => `
  select 'trigger ' || t.tgname "name", c.relname "table" from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where not t.tgisinternal and c.relnamespace = 'public'::regnamespace and c.relname in (${inList(tables)})
  union all select 'rule ' || r.rulename, c.relname from pg_rewrite r join pg_class c on c.oid = r.ev_class
    where c.relnamespace = 'public'::regnamespace and c.relname in (${inList(tables)})
  union all select 'row security', c.relname from pg_class c
    where c.relrowsecurity and c.relnamespace = 'public'::regnamespace and c.relname in (${inList(tables)})
  union all select 'impostazione ' || s.setting, 'event' from pg_db_role_setting d, unnest(d.setconfig) s(setting)
    where d.setdatabase in (0, (select oid from pg_database where datname = current_database()))
      and s.setting like 'session\\_replication\\_role=%'`;

const SERVING_ROLE_RIGHTS = `
  select r.rolsuper, r.rolcreaterole, r.rolbypassrls, pg_has_role(r.oid, c.relowner, 'member') "ownsLog",
    has_table_privilege(r.oid, c.oid, 'update') or has_any_column_privilege(r.oid, c.oid, 'update') "update",
    has_table_privilege(r.oid, c.oid, 'delete') "delete", has_table_privilege(r.oid, c.oid, 'truncate') "truncate",
    has_table_privilege(r.oid, c.oid, 'trigger') "trigger"
  from pg_roles r, pg_class c
  where r.rolname = current_database() || '_app' and c.oid = 'public.event'::regclass`;

const RIGHTS: Readonly<Record<string, string>> = {
  rolsuper: 'governare il database',
  rolcreaterole: 'creare ruoli',
  rolbypassrls: 'aggirare le regole di riga',
  ownsLog: 'agire da proprietario del registro',
  update: 'modificare eventi',
  delete: 'cancellare eventi',
  truncate: 'svuotare il registro',
  trigger: 'aggiungere trigger al registro',
};

const nameIn = (key: string) => key.slice(key.indexOf(' ') + 1);

export const createGuardCheck = ({ protectedTables, definitions }: ExpectedGuards): AuditCheck => ({
  name: 'guards',
  label: 'Difese del database',
  async run(tx: Sql) {
    const flaws = createFlawCollector();
    const names = [...new Set(Object.keys(definitions).map(nameIn))];
    const present = new Map(
      (await tx<{ name: string; definition: string }>(definitionsOf(names))).map(
        ({ name, definition }) => [name, definition],
      ),
    );
    for (const [name, definition] of Object.entries(definitions))
      if (present.get(name) !== definition)
        flaws.add(
          'guard_differs',
          `${name}: ${present.has(name) ? `ora è «${present.get(name)}»` : 'manca o è disattivato'}.`,
        );
    for (const { name, table } of await tx<{ name: string; table: string }>(
      additionsTo(protectedTables),
    ))
      if (!(name in definitions))
        flaws.add('guard_added', `Sulla tabella ${table} c’è ${name}, che non è del prodotto.`);
    const [rights] = await tx<Record<string, boolean>>(SERVING_ROLE_RIGHTS);
    for (const [right, description] of Object.entries(RIGHTS))
      if (rights?.[right])
        flaws.add('rights_exceeded', `Il ruolo che serve le richieste può ${description}.`);
    return flaws.report(
      Object.keys(definitions).length + (rights ? 1 : 0),
      rights
        ? null
        : 'Su questo database non c’è un ruolo separato per le richieste: i suoi diritti non si possono confrontare.',
    );
  },
});

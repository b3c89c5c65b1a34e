import type { ConfiguredTable } from '#src/event-log/audit-check.ts';

export const closureConfigurationCheck: ConfiguredTable = {
  label: 'Chiusure',
  keyPrefix: 'closure-',
  expected: `select distinct on (stream) stream "key", case when type <> 'ClosureRemoved' then data->'closure' end state
    from event where type in ('ClosureAdded', 'ClosureChanged', 'ClosureRemoved') order by stream, version desc`,
  rows: `select 'closure-' || id "key",
    jsonb_build_object('date', date, 'weekday', weekday, 'service', service, 'active', active) state
    from public.service_closures`,
};

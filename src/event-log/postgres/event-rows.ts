import { isoInstantSql } from '#src/kernel/iso-instant.postgres.ts';
import type { DomainEvent } from '../decider.ts';
import type { Actor, RecordedEvent } from '../event-log.ts';

export const EVENT_COLUMNS = `event_id::text id, stream, version, pos::text, type, data,
  ${isoInstantSql('at')} at, actor, subject_id::text`;

export type EventRow = {
  id: string;
  stream: string;
  version: number;
  pos: string;
  type: string;
  data: object;
  at: string;
  actor: string;
  subject_id: string | null;
};

export const toRecorded = <Event extends DomainEvent>(row: EventRow): RecordedEvent<Event> =>
  ({
    id: row.id,
    stream: row.stream,
    version: row.version,
    position: Number(row.pos),
    type: row.type,
    data: row.data,
    at: row.at,
    actor: row.actor as Actor,
    subjectId: row.subject_id,
  }) as unknown as RecordedEvent<Event>;

import { Migration } from '@mikro-orm/migrations';

const SCHEMA = `
      create table event (
        pos bigint primary key,
        event_id uuid not null unique,
        stream text not null,
        version int not null check (version > 0),
        type text not null,
        schema int not null default 1,
        at timestamptz not null,
        actor text not null,
        data jsonb not null,
        subject_id uuid,
        commitment text,
        canon bytea not null,
        prev bytea not null,
        hash bytea not null unique,
        constraint event_stream_version unique (stream, version)
      );
      create table log_head (id int primary key default 1 check (id = 1), pos bigint not null, hash bytea not null);
      insert into log_head (pos, hash) values (0, decode(repeat('00', 32), 'hex'));

      create function refuse_change_of_history() returns trigger language plpgsql as $$
      begin raise exception 'the event log is append only' using errcode = 'insufficient_privilege'; end $$;
      create trigger event_is_final before update or delete on event for each row execute function refuse_change_of_history();
      create trigger event_is_never_emptied before truncate on event for each statement execute function refuse_change_of_history();

      create table outbox (
        pos bigint primary key references event,
        event_id uuid not null unique,
        next_try timestamptz not null default now(),
        attempts int not null default 0,
        enqueued_at timestamptz,
        done_at timestamptz
      );
      create index outbox_waiting on outbox (next_try, pos) where done_at is null;
      create table delivery (
        event_id uuid not null,
        channel text not null,
        message_id text not null,
        at timestamptz not null default now(),
        primary key (event_id, channel)
      );

      create table idempotency (
        key_hash bytea primary key,
        fingerprint bytea not null,
        answer json,
        created_at timestamptz not null default now(),
        expires_at timestamptz not null
      );
      create index idempotency_expiry on idempotency (expires_at);

      create table personal_data (
        subject_id uuid primary key,
        data jsonb not null,
        salt bytea not null,
        created_at timestamptz not null default now()
      );
      create index personal_data_age on personal_data (created_at);
    `;

export class Migration20261121000100_event_log extends Migration {
  override up(): void {
    this.addSql(SCHEMA);
  }
}

import { DINNER_FROM } from '#src/contracts/booking/time-slots.ts';
import { visitMomentNames } from '#src/contracts/booking/actions/visit-moments.ts';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { actionByEventType } from '#src/contracts/booking/reservation-action-lookups.ts';
import type { Actor } from '#src/event-log/event-log.ts';
import type { ResolveActorName } from '#src/event-log/conflict-attribution.ts';
import type { Clock } from '#src/kernel/clock.ts';
import { toColumnName } from '#src/kernel/column-name.ts';
import { isoInstantSql } from '#src/kernel/iso-instant.postgres.ts';
import { toReferenceCode } from '#src/kernel/reference-code.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import {
  areToldApart,
  describeContact,
  selectMainEntry,
  selectSamePerson,
  selectSharedContacts,
} from '#src/personal-data/contact-identity.postgres.ts';
import type { GuestLinks } from '../application/ports.ts';
import type { ReservationEvent } from '../domain/reservation-actions.ts';
import { findUndoPeriod } from '../domain/actions/undo.ts';
import { endOfServiceDay } from '#src/kernel/service-day.ts';

/** True if the guest is not informed yet and has a telephone number or an e-mail address. */
export const TO_CALL_CONDITION = `(r.contact = 'not_informed' and coalesce(p.data->>'phone', p.data->>'email') is not null)`;

export const FROM_RESERVATIONS =
  'from reservations r left join personal_data p on p.subject_id = r.subject_id';

/** A reservation reference encodes the lowest 35 bits of the id. */
export const REFERENCE = `(('x' || right(replace(r.id::text, '-', ''), 12))::bit(48)::bigint & 34359738367)`;

const ALLERGIES_JSON = `json_build_object('codes', string_to_array(coalesce(a.data->>'allergens', ''), ' '), 'note', a.data->>'allergyNote')`;

const OWN_ALLERGIES = `(select ${ALLERGIES_JSON} from personal_data a where a.subject_id = r.allergies_subject_id)`;

/**
 * Latest allergies that the guest asked to remember. `offset 0` makes PostgreSQL start with the few
 * rows of the guest, instead of all personal data.
 */
const REMEMBERED_ALLERGIES = `(
  select ${ALLERGIES_JSON}
  from ${selectSamePerson('p')} q
  cross join lateral (
    select allergies_subject_id from reservations where subject_id = q.subject_id and allergies_remembered offset 0) o
  cross join lateral (select data, created_at from personal_data where subject_id = o.allergies_subject_id offset 0) a
  order by a.created_at desc limit 1)`;

const ALLERGIES = `coalesce(${OWN_ALLERGIES}, case when r.status in ('pending', 'confirmed') then ${REMEMBERED_ALLERGIES} end)`;

const ADMIN_NOTES = `(select n.data->>'adminNotes' from personal_data n where n.subject_id = r.note_subject_id)`;

export const CHANGE_REQUEST = `(select json_build_object('reservationDate', wanted->>'date', 'startTime', wanted->>'slotStart',
    'endTime', wanted->>'slotEnd', 'numberOfPeople', (wanted->>'covers')::int)
  from (select r.change_request->'wanted' wanted) change where r.change_request is not null)`;

/**
 * Other open reservations with the same number or address, date and meal. `offset 0` makes
 * PostgreSQL start with the few rows of the guest, instead of all reservations of the evening.
 */
const SAME_CONTACT = `
  from ${selectSharedContacts('p')} same
  cross join lateral (
    select id, reservation_date, slot_start, created_at from reservations
    where subject_id = same.subject_id and status in ('pending', 'confirmed') offset 0) o
  where r.status in ('pending', 'confirmed')
    and o.id <> r.id and o.reservation_date = r.reservation_date
    and (o.slot_start < '${DINNER_FROM}') = (r.slot_start < '${DINNER_FROM}')`;

const IS_SAME_PERSON = `same.subject_id in (select subject_id from ${selectSamePerson('p')} person)`;

/** Those of the same person. */
export const DUPLICATES = `${SAME_CONTACT} and ${IS_SAME_PERSON}`;

const DUPLICATE_ID = `(select o.id::text ${DUPLICATES} order by o.created_at, o.id limit 1)`;

/** One that is perhaps of the same person, until staff merge the guests or tell them apart. */
const PERHAPS_SAME_GUEST = `(
  select json_build_object('id', o.id, 'name', same.data->>'name', 'contact', ${describeContact('same')}) ${SAME_CONTACT} and not ${IS_SAME_PERSON}
    and not ${areToldApart(`${selectMainEntry('p')}::text`, `${selectMainEntry('same')}::text`)}
  order by o.created_at, o.id limit 1)`;

const VISIT_MOMENTS = visitMomentNames
  .map((moment) => `${isoInstantSql(`r.${toColumnName(moment)}`)} "${moment}"`)
  .join(', ');

export const SELECT_RESERVATION_VIEW = `
  select r.id::text, p.data->>'name' "customerName", p.data->>'phone' "customerPhone", p.data->>'email' "customerEmail",
    r.reservation_date::text "reservationDate", r.time_slot_id::text "timeSlotId",
    json_build_object('startTime', r.slot_start, 'endTime', r.slot_end, 'description', r.slot_description) "timeSlotData", r.arrival_time "arrivalTime",
    r.table_id::text "tableId", r.joined_table_ids::text[] "joinedTableIds", r.table_name "tableName", r.table_pinned "tablePinned", r.number_of_people "numberOfPeople",
    p.data->>'notes' "specialRequests", p.data->>'occasion' occasion, string_to_array(p.data->>'seatWishes', ' ') "seatWishes",
    ${ALLERGIES} allergies, ${ADMIN_NOTES} "adminNotes", r.status, r.outcome, r.version, r.origin, coalesce(${TO_CALL_CONDITION}, false) "toCall",
    r.contact, r.contact_channel "contactChannel", r.language, ${CHANGE_REQUEST} "changeRequest",
    ${DUPLICATE_ID} "duplicateId", ${PERHAPS_SAME_GUEST} "perhapsSameGuest", ${VISIT_MOMENTS}, r.cancel_reason "cancelReason", r.table_shared "tableShared",
    r.holds_seat "holdsSeat",
    ${isoInstantSql('r.created_at')} "createdAt", ${isoInstantSql('r.updated_at')} "updatedAt", json_build_object('type', r.last_type, 'actor', r.last_actor) "lastAction"
  ${FROM_RESERVATIONS}`;

export type ReservationViewRow = Omit<ReservationView, 'reference' | 'lastAction' | 'link'> & {
  /**
   * Event type and actor. In the view, the names of the action and of the member of staff replace
   * them.
   */
  readonly lastAction: {
    readonly type: ReservationEvent['type'] | null;
    readonly actor: Actor | null;
  };
};

export type ViewDeps = {
  readonly resolveActorName: ResolveActorName;
  readonly clock: Clock;
  readonly links: Pick<GuestLinks, 'createLink'>;
};

export const loadActorNames = async (
  tx: Sql,
  actors: readonly (Actor | null)[],
  resolveActorName: ResolveActorName,
): Promise<(actor: Actor) => string> => {
  const names = new Map<Actor, string>();
  for (const actor of new Set(actors.filter((acted) => acted !== null)))
    names.set(actor, await resolveActorName(tx, actor));
  return (actor) => names.get(actor)!;
};

const toLastAction = (
  { lastAction: { type, actor }, updatedAt: at }: ReservationViewRow,
  name: (actor: Actor) => string,
  { clock, now }: { readonly clock: Clock; readonly now: Date },
) => {
  if (type === null || actor === null) return null;
  const last = {
    dayEnd: endOfServiceDay(clock, new Date(at)),
    byStaff: actor.startsWith('staff:'),
  };
  return {
    type: actionByEventType[type].name,
    by: name(actor),
    at,
    ...findUndoPeriod(type, last, now),
  };
};

export const toReservationViews = async (
  tx: Sql,
  rows: readonly ReservationViewRow[],
  { resolveActorName, clock, links }: ViewDeps,
): Promise<ReservationView[]> => {
  const name = await loadActorNames(
    tx,
    rows.map(({ lastAction: { actor } }) => actor),
    resolveActorName,
  );
  const time = { clock, now: clock.now() };
  return rows.map((row) => ({
    ...row,
    reference: toReferenceCode(row.id),
    link: links.createLink(row.id),
    lastAction: toLastAction(row, name, time),
  }));
};

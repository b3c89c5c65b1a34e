import 'reflect-metadata';
import type { EntitySchema } from '@mikro-orm/core';
import { Container, type ServiceIdentifier } from 'inversify';
import type Koa from 'koa';
import { auditOf, type Audit } from './composition/audit.ts';
import { bookingDeps, bookingRoutes, guestPageExists } from './composition/booking.ts';
import { catalogueRoutes } from './composition/catalogue.ts';
import { closuresRoutes } from './composition/closures.ts';
import { contactRoutes } from './composition/contact.ts';
import { floorRoutes } from './composition/floor.ts';
import { historyRoutes } from './composition/history.ts';
import { houseOf, type House, type Parts } from './composition/house.ts';
import { picturesOf, type Pictures } from './composition/pictures.ts';
import { privateEventsRoutes } from './composition/private-events.ts';
import { privacyOf, privacyRoutes, type Privacy } from './composition/privacy.ts';
import { seedOf, type Seed } from './composition/seed.ts';
import { staffRoutes } from './composition/staff.ts';
import { withBackstops } from './contexts/booking/adapters/backstops.postgres.ts';
import { reservationDeskOn } from './contexts/booking/adapters/desk.postgres.ts';
import { diningRoom } from './contexts/booking/adapters/dining-room.postgres.ts';
import { holdTurn } from './contexts/booking/adapters/hold-turn.postgres.ts';
import { reservationDesk } from './contexts/booking/adapters/reservation-desk.projection.ts';
import { turnOccupancy } from './contexts/booking/adapters/turn-occupancy.projection.ts';
import {
  closeServiceDays,
  type CloseServiceDays,
} from './contexts/booking/application/close-service-days.ts';
import type {
  DiningRoom,
  HoldTurn,
  ReservationDesk,
} from './contexts/booking/application/ports.ts';
import { settleReservation } from './contexts/booking/application/settle-reservation.ts';
import { DishEntity } from './contexts/catalogue/dish.entity.ts';
import { DrinkEntity } from './contexts/catalogue/drink.entity.ts';
import { keptCard } from './contexts/catalogue/kept-card.ts';
import { menuCardOn } from './contexts/catalogue/menu-card.postgres.ts';
import { contacts } from './contexts/contact/contacts.projection.ts';
import { quoteDesk } from './contexts/private-events/adapters/quote-desk.projection.ts';
import type { Accounts } from './contexts/staff/accounts.ts';
import { postgresAccounts } from './contexts/staff/accounts.postgres.ts';
import { AdminEntity } from './contexts/staff/admin.entity.ts';
import type { Passwords } from './contexts/staff/passwords.ts';
import { argon2Passwords } from './contexts/staff/passwords.argon2.ts';
import { whoIs } from './contexts/staff/names.postgres.ts';
import { UserEntity } from './contexts/staff/user.entity.ts';
import { refusalLanguages, translateRefusal } from './contracts/refusals/translate.ts';
import { postgresEventLog } from './event-log/postgres/event-log.postgres.ts';
import { rebuild } from './event-log/postgres/rebuild.ts';
import type { Clock } from './kernel/clock.ts';
import type { InTransaction, Sql } from './kernel/transaction.ts';
import { shownVersion } from './platform/database/shown-version.postgres.ts';
import { pooledSql, transactions } from './platform/database/sql.ts';
import { createWriteProbe } from './platform/database/write-probe.ts';
import { createApp } from './platform/http/app.ts';
import { cookiePolicy } from './platform/http/cookies.ts';
import { tokenFor } from './platform/http/csrf.ts';
import { defences } from './platform/http/defences.ts';
import type { Route } from './platform/http/route.ts';
import { venue } from './venue.ts';

/** Inversify checks how many dependencies a factory gets, not which; these types check which. */
const token = <T>(name: string) => Symbol.for(name) as ServiceIdentifier<T>;

export const t = {
  clock: token<Clock>('clock'),
  sql: token<Sql>('sql'),
  inTransaction: token<InTransaction>('inTransaction'),
  diningRoom: token<DiningRoom>('booking.diningRoom'),
  desk: token<ReservationDesk>('booking.desk'),
  /** Rebound by the test that shows what happens without the lock. */
  holdTurn: token<HoldTurn>('booking.holdTurn'),
  closeServiceDays: token<CloseServiceDays>('booking.closeServiceDays'),
  /** What the modules of `composition/` are made from. */
  house: token<House>('house'),
  pictures: token<Pictures>('pictures'),
  csrfKey: token<Buffer>('csrfKey'),
  accounts: token<Accounts>('staff.accounts'),
  passwords: token<Passwords>('staff.passwords'),
  routes: token<readonly Route[]>('routes'),
  app: token<Koa>('app'),
  /** Demo data, added where it is missing. */
  seed: token<Seed>('seed'),
  /** What the house owes the people whose data it keeps. */
  privacy: token<Privacy>('privacy'),
  /** Seals, verification, replay and exports of the history. */
  audit: token<Audit>('audit'),
  /** Replays the log and corrects the read models. @returns events replayed */
  rebuild: token<() => Promise<number>>('rebuild'),
};

export const entities = [
  DishEntity,
  DrinkEntity,
  AdminEntity,
  UserEntity,
] as unknown as readonly EntitySchema[];

/**
 * Read models, in the order in which they are written. A rebuild locks their tables in this order, and whoever touches a reservation
 * holds its turn before anything else: the other way round they would wait for each other.
 */
export const projections = [turnOccupancy, reservationDesk, quoteDesk, contacts];

export type Composition = Container;

/** The only place that knows everything: every binding, in reading order. */
export const compose = (parts: Parts): Composition => {
  const { orm, config, log, clock } = parts;
  const container = new Container({ defaultScope: 'Singleton' });
  const constant = <T>(name: ServiceIdentifier<T>, value: T) =>
    container.bind<T>(name).toConstantValue(value);
  const provide = <T, Needs extends unknown[]>(
    name: ServiceIdentifier<T>,
    needs: { [Need in keyof Needs]: ServiceIdentifier<Needs[Need]> },
    make: (...needs: Needs) => T,
  ) => container.bind<T>(name).toResolvedValue(make as () => T, needs as never);

  const sql = pooledSql(orm);
  constant(t.clock, clock);
  constant(t.sql, sql);
  const writeProbe = createWriteProbe(sql);
  constant(t.inTransaction, withBackstops(transactions(orm, writeProbe.noteFailure)));
  constant(t.diningRoom, diningRoom(sql, venue.coversPerSlot));
  constant(t.desk, reservationDeskOn(sql, { whoIs, clock }));
  constant(t.holdTurn, holdTurn(venue.coversPerSlot));
  constant(t.passwords, argon2Passwords());
  provide(t.house, [t.inTransaction], (inTransaction: InTransaction) =>
    houseOf(parts, sql, inTransaction, postgresEventLog(projections)),
  );

  provide(t.accounts, [t.house], ({ commands }: House) =>
    postgresAccounts({ orm, sql, ...commands }),
  );
  provide(
    t.closeServiceDays,
    [t.house, t.diningRoom, t.desk, t.holdTurn],
    (house: House, room: DiningRoom, desk: ReservationDesk, hold: HoldTurn) =>
      closeServiceDays({
        clock,
        desk,
        log,
        settle: settleReservation(bookingDeps(house, { room, desk, hold })),
      }),
  );

  const versionNow = shownVersion(sql);
  const menuCard = keptCard(menuCardOn(orm), versionNow);
  const cookies = cookiePolicy(config.PUBLIC_ORIGIN);
  provide(t.pictures, [t.house], picturesOf);
  provide(t.csrfKey, [t.house], ({ keyFor }: House) => keyFor('csrf'));
  provide(
    t.routes,
    [
      t.house,
      t.diningRoom,
      t.desk,
      t.holdTurn,
      t.accounts,
      t.passwords,
      t.seed,
      t.csrfKey,
      t.pictures,
      t.audit,
    ],
    (
      house: House,
      room: DiningRoom,
      desk: ReservationDesk,
      hold: HoldTurn,
      accounts: Accounts,
      passwords: Passwords,
      seed: Seed,
      csrfKey: Buffer,
      pictures: Pictures,
      audit: Audit,
    ) => [
      ...staffRoutes(house, { accounts, passwords, tokenFor: tokenFor(csrfKey, cookies), cookies }),
      ...bookingRoutes(house, { room, desk, hold }),
      ...floorRoutes(house),
      ...closuresRoutes(house),
      ...privateEventsRoutes(house),
      ...contactRoutes(house),
      ...catalogueRoutes(house, menuCard, seed),
      ...privacyRoutes(privacyOf(house)),
      ...historyRoutes(house, audit),
      ...pictures.routes,
    ],
  );

  provide(
    t.app,
    [t.house, t.routes, t.diningRoom, t.csrfKey, t.pictures],
    (
      house: House,
      routes: readonly Route[],
      room: DiningRoom,
      csrfKey: Buffer,
      { objects, uploads }: Pictures,
    ) =>
      createApp({
        routes,
        trustedProxies: config.TRUSTED_PROXIES,
        ...(parts.witness ? { witness: parts.witness } : {}),
        ...defences({
          config,
          log,
          sql,
          cookies,
          csrfKey,
          routes,
          objects,
          uploads,
          versionNow,
          refusals: { languages: refusalLanguages, translate: translateRefusal },
          today: () => clock.today(),
          isStopping: parts.isStopping ?? (() => false),
          isWritable: writeProbe.isWritable,
          ...(parts.measure ? { measure: parts.measure } : {}),
          ...(parts.staticFiles ? { staticFiles: parts.staticFiles } : {}),
        }),
        ...(parts.pages
          ? {
              pages: parts.pages({
                load: {
                  timeSlots: async () => (await room.slots()).filter(({ isActive }) => isActive),
                  dishes: () => menuCard.dishes(),
                  drinks: () => menuCard.drinks(),
                },
                versionNow,
                exists: guestPageExists(house),
              }),
            }
          : {}),
      }),
  );

  provide(t.seed, [t.house], seedOf);
  provide(t.privacy, [t.house], privacyOf);
  provide(t.audit, [t.house], (house: House) => auditOf(house, projections));
  provide(
    t.rebuild,
    [t.inTransaction],
    (inTransaction: InTransaction) => () => inTransaction((tx) => rebuild(tx, projections)),
  );

  return container;
};

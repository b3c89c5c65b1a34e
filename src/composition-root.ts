import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import type { EntitySchema } from '@mikro-orm/core';
import type { MikroORM } from '@mikro-orm/postgresql';
import { Container, type ServiceIdentifier } from 'inversify';
import type Koa from 'koa';
import type { Middleware } from 'koa';
import type { Pool } from 'pg';
import { withBackstops } from './contexts/booking/adapters/backstops.postgres.ts';
import { capacityBoard } from './contexts/booking/adapters/capacity-board.postgres.ts';
import { reservationDeskOn } from './contexts/booking/adapters/desk.postgres.ts';
import { diningRoom } from './contexts/booking/adapters/dining-room.postgres.ts';
import { guestLinks } from './contexts/booking/adapters/guest-links.hmac.ts';
import { holdTurn } from './contexts/booking/adapters/hold-turn.postgres.ts';
import { reservationDesk } from './contexts/booking/adapters/reservation-desk.projection.ts';
import { turnOccupancy } from './contexts/booking/adapters/turn-occupancy.projection.ts';
import { closeServiceDays, type CloseServiceDays } from './contexts/booking/application/close-service-days.ts';
import type { DiningRoom, HoldTurn, ReservationDesk } from './contexts/booking/application/ports.ts';
import { requestReservation } from './contexts/booking/application/request-reservation.ts';
import { searchAvailability } from './contexts/booking/application/search-availability.ts';
import { settleReservation } from './contexts/booking/application/settle-reservation.ts';
import { seedFloor } from './contexts/booking/floor/seed.postgres.ts';
import { availabilityController } from './contexts/booking/http/availability.controller.ts';
import { reservationsController } from './contexts/booking/http/reservations.controller.ts';
import { catalogueController } from './contexts/catalogue/catalogue.controller.ts';
import { DishEntity } from './contexts/catalogue/dish.entity.ts';
import { DrinkEntity } from './contexts/catalogue/drink.entity.ts';
import { menuCardOn } from './contexts/catalogue/menu-card.postgres.ts';
import { seedCatalogue } from './contexts/catalogue/seed.postgres.ts';
import { serviceCalendar } from './contexts/closures/service-calendar.postgres.ts';
import { contactController } from './contexts/contact/contact.controller.ts';
import { contacts } from './contexts/contact/contacts.projection.ts';
import { messagesOn } from './contexts/contact/messages.postgres.ts';
import { receiveMessage } from './contexts/contact/receive-message.ts';
import { quoteDeskOn } from './contexts/private-events/adapters/desk.postgres.ts';
import { quoteDesk } from './contexts/private-events/adapters/quote-desk.projection.ts';
import { requestQuote } from './contexts/private-events/application/request-quote.ts';
import { settleQuote } from './contexts/private-events/application/settle-quote.ts';
import { quotesController } from './contexts/private-events/http/quotes.controller.ts';
import type { Accounts } from './contexts/staff/accounts.ts';
import { postgresAccounts } from './contexts/staff/accounts.postgres.ts';
import { AdminEntity } from './contexts/staff/admin.entity.ts';
import { logIn } from './contexts/staff/log-in.ts';
import type { Passwords } from './contexts/staff/passwords.ts';
import { argon2Passwords } from './contexts/staff/passwords.argon2.ts';
import { sessionController } from './contexts/staff/session.controller.ts';
import { loginThrottle } from './contexts/staff/throttle.limiter.ts';
import { UserEntity } from './contexts/staff/user.entity.ts';
import type { SeedReport } from './contracts/catalogue.ts';
import { commandHandler } from './event-log/command-handler.ts';
import { postgresEventLog } from './event-log/postgres/event-log.postgres.ts';
import { postgresOnce } from './event-log/postgres/once.postgres.ts';
import { rebuild } from './event-log/postgres/rebuild.ts';
import type { Clock } from './kernel/clock.ts';
import type { InTransaction, Sql } from './kernel/transaction.ts';
import { postgresVault } from './personal-data/vault.postgres.ts';
import type { Config } from './platform/config.ts';
import { pooledSql, transactions } from './platform/database/sql.ts';
import { createApp } from './platform/http/app.ts';
import { attemptIn } from './platform/http/attempt.ts';
import { cookiePolicy } from './platform/http/cookies.ts';
import { tokenFor } from './platform/http/csrf.ts';
import { defences } from './platform/http/defences.ts';
import type { Route } from './platform/http/route.ts';
import type { Witness } from './platform/http/router.ts';
import type { Log } from './platform/log.ts';
import { deriveKey } from './platform/secrets.ts';
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
  accounts: token<Accounts>('staff.accounts'),
  passwords: token<Passwords>('staff.passwords'),
  routes: token<readonly Route[]>('routes'),
  app: token<Koa>('app'),
  /** Demo data, added where it is missing. */
  seed: token<() => Promise<SeedReport>>('seed'),
  /** Empties the read models and replays the log. @returns events replayed */
  rebuild: token<() => Promise<number>>('rebuild'),
};

export const entities = [DishEntity, DrinkEntity, AdminEntity, UserEntity] as unknown as readonly EntitySchema[];

/** Read models, in the order in which they are written. */
export const projections = [reservationDesk, turnOccupancy, quoteDesk, contacts];

export type Parts = {
  readonly orm: MikroORM;
  /** A plain pool, for libraries that bring their own statements. */
  readonly pool: Pool;
  readonly config: Config;
  /** What keys of all purposes are derived from. */
  readonly secret: string;
  readonly log: Log;
  readonly clock: Clock;
  readonly isStopping?: () => boolean;
  readonly staticFiles?: Middleware;
  /** Made from what pages may ask of the server. */
  readonly pages?: (load: Readonly<Record<string, () => Promise<unknown>>>) => Middleware;
  readonly witness?: Witness;
};

export type Composition = Container;

/** The only place that knows everything: every binding, in reading order. */
export const compose = (parts: Parts): Composition => {
  const { orm, pool, config, secret, log, clock } = parts;
  const container = new Container({ defaultScope: 'Singleton' });
  const constant = <T>(name: ServiceIdentifier<T>, value: T) => container.bind<T>(name).toConstantValue(value);
  const provide = <T, Needs extends unknown[]>(
    name: ServiceIdentifier<T>, needs: { [Need in keyof Needs]: ServiceIdentifier<Needs[Need]> }, make: (...needs: Needs) => T,
  ) => container.bind<T>(name).toResolvedValue(make as () => T, needs as never);

  const sql = pooledSql(orm);
  constant(t.clock, clock);
  constant(t.sql, sql);
  constant(t.inTransaction, withBackstops(transactions(orm)));
  constant(t.diningRoom, diningRoom(sql, venue.coversPerSlot));
  constant(t.desk, reservationDeskOn(sql));
  constant(t.holdTurn, holdTurn(venue.coversPerSlot));
  constant(t.accounts, postgresAccounts(orm));
  constant(t.passwords, argon2Passwords());

  const menuCard = menuCardOn(orm);
  const links = guestLinks(deriveKey(secret, 'guest-links'));
  const eventLog = postgresEventLog(projections);
  const handle = commandHandler(eventLog);
  const attemptOf = attemptIn(deriveKey(secret, 'idempotency'));
  /** What every command needs. */
  const commandDeps = (inTransaction: InTransaction) => ({ inTransaction, handle, eventLog, clock, once: postgresOnce, guestBook: postgresVault, newId: randomUUID });
  const bookingDeps = (inTransaction: InTransaction, room: DiningRoom, desk: ReservationDesk, hold: HoldTurn) => ({
    ...commandDeps(inTransaction), diningRoom: room, desk, holdTurn: hold, links,
    serviceCalendar: serviceCalendar(sql), rules: { leadTimeMinutes: venue.leadTimeMinutes },
  });

  provide(t.closeServiceDays, [t.inTransaction, t.diningRoom, t.desk, t.holdTurn], (inTransaction: InTransaction, room: DiningRoom, desk: ReservationDesk, hold: HoldTurn) =>
    closeServiceDays({ clock, desk, settle: settleReservation(bookingDeps(inTransaction, room, desk, hold)) }));

  const cookies = cookiePolicy(config.PUBLIC_ORIGIN);
  const csrfKey = deriveKey(secret, 'csrf');
  provide(t.routes, [t.inTransaction, t.diningRoom, t.desk, t.holdTurn, t.accounts, t.passwords, t.seed],
    (inTransaction: InTransaction, room: DiningRoom, desk: ReservationDesk, hold: HoldTurn, accounts: Accounts, passwords: Passwords, seed: () => Promise<SeedReport>) => {
      const deps = bookingDeps(inTransaction, room, desk, hold);
      const commands = commandDeps(inTransaction);
      const quotes = quoteDeskOn(sql);
      return [
        ...sessionController({ logIn: logIn({ accounts, passwords, throttle: loginThrottle(pool, deriveKey(secret, 'login-throttle')) }), tokenFor: tokenFor(csrfKey, cookies) }),
        ...availabilityController({ search: searchAvailability(deps), diningRoom: room }),
        ...reservationsController({
          request: requestReservation(deps), settle: settleReservation(deps), desk, links,
          board: capacityBoard(sql, venue.coversPerSlot), attemptOf,
        }),
        ...quotesController({ request: requestQuote(commands), settle: settleQuote({ ...commands, desk: quotes }), desk: quotes, attemptOf }),
        ...contactController({ receive: receiveMessage({ ...commands, letterbox: postgresVault }), messages: messagesOn(sql), attemptOf }),
        ...catalogueController({ card: menuCard, seed }),
      ];
    });

  provide(t.app, [t.routes, t.diningRoom], (routes: readonly Route[], room: DiningRoom) => createApp({
    routes, trustedProxies: config.TRUSTED_PROXIES, ...(parts.witness ? { witness: parts.witness } : {}),
    ...defences({ config, log, sql, cookies, csrfKey, routes, isStopping: parts.isStopping ?? (() => false), ...(parts.staticFiles ? { staticFiles: parts.staticFiles } : {}) }),
    ...(parts.pages ? { pages: parts.pages({
      timeSlots: async () => (await room.slots()).filter(({ isActive }) => isActive), dishes: () => menuCard.dishes(), drinks: () => menuCard.drinks(),
    }) } : {}),
  }));

  provide(t.seed, [t.inTransaction], (inTransaction: InTransaction) => async () =>
    ({ ...await inTransaction((tx) => seedFloor(tx)), ...await inTransaction((tx) => seedCatalogue(tx)) }));
  provide(t.rebuild, [t.inTransaction], (inTransaction: InTransaction) => () => inTransaction((tx) => rebuild(tx, projections)));

  return container;
};

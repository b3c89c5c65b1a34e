import 'reflect-metadata';
import type { EntitySchema } from '@mikro-orm/core';
import { Container, type ServiceIdentifier } from 'inversify';
import type Koa from 'koa';
import { createAuditService, type AuditService } from './audit/audit-service.ts';
import { createBookingDeps, bookingRoutes, guestPageExists } from './booking.module.ts';
import { catalogueRoutes } from './catalogue.module.ts';
import { closuresRoutes } from './closures.module.ts';
import { contactRoutes } from './contact.module.ts';
import { floorRoutes } from './floor.module.ts';
import { historyRoutes } from './history.module.ts';
import { createAppServices, type AppServices, type BootContext } from './app-services.ts';
import { createPictures, type Pictures } from './pictures.module.ts';
import { privateEventsRoutes } from './private-events.module.ts';
import { createPrivacy, privacyRoutes, type Privacy } from './privacy.module.ts';
import { createDemoSeed, type SeedDemoData } from './seed-demo-data.ts';
import { staffRoutes } from './staff.module.ts';
import { mapConstraintErrors } from '#src/contexts/booking/adapters/constraint-errors.postgres.ts';
import { createReservationLookups } from '#src/contexts/booking/adapters/reservation-lookups.postgres.ts';
import { createTurnFactsRepository } from '#src/contexts/booking/adapters/turn-facts.postgres.ts';
import { createLockTurn } from '#src/contexts/booking/adapters/lock-turn.postgres.ts';
import { reservationsProjection } from '#src/contexts/booking/adapters/reservations.projection.ts';
import { turnOccupancyProjection } from '#src/contexts/booking/adapters/turn-occupancy.projection.ts';
import {
  closeServiceDays,
  type CloseServiceDays,
} from '#src/contexts/booking/application/close-service-days.ts';
import type {
  TurnFactsRepository,
  LockTurn,
  ReservationLookups,
} from '#src/contexts/booking/application/ports.ts';
import { changeReservationStatus } from '#src/contexts/booking/application/desk/change-reservation-status.ts';
import { DishEntity } from '#src/contexts/catalogue/dish.entity.ts';
import { DrinkEntity } from '#src/contexts/catalogue/drink.entity.ts';
import { cacheMenu } from '#src/contexts/catalogue/cached-menu.ts';
import { createMenuRepository } from '#src/contexts/catalogue/menu-repository.postgres.ts';
import { contactsProjection } from '#src/contexts/contact/contacts.projection.ts';
import { quotesProjection } from '#src/contexts/private-events/adapters/quotes.projection.ts';
import type { AccountRepository } from '#src/contexts/staff/accounts/account-repository.ts';
import { createAccountRepository } from '#src/contexts/staff/accounts/account-repository.postgres.ts';
import { AdminEntity } from '#src/contexts/staff/accounts/admin.entity.ts';
import type { PasswordHasher } from '#src/contexts/staff/passwords/password-hasher.ts';
import { createPasswordHasher } from '#src/contexts/staff/passwords/password-hasher.argon2.ts';
import { resolveActorName } from '#src/contexts/staff/account-names/actor-names.postgres.ts';
import { UserEntity } from '#src/contexts/staff/accounts/user.entity.ts';
import {
  refusalLanguages,
  translateRefusal,
} from '#src/contracts/refusal-messages/translate-refusal.ts';
import { postgresEventLog } from '#src/event-log/postgres/event-log.postgres.ts';
import { rebuildReadModels } from '#src/event-log/postgres/read-models/rebuild-read-models.ts';
import type { Clock } from '#src/kernel/clock.ts';
import type { InTransaction, Sql } from '#src/kernel/transaction.ts';
import { createContentRevisionReader } from '#src/platform/database/content-revision.postgres.ts';
import {
  createPooledSql,
  createTransactionRunner,
} from '#src/platform/database/sql-transactions.ts';
import { createWriteProbe } from '#src/platform/database/write-probe.ts';
import { createApp } from '#src/platform/http/pipeline/app.ts';
import { cookiePolicy } from '#src/platform/http/session/cookie-policy.ts';
import { createCsrfTokenIssuer } from '#src/platform/http/session/csrf.ts';
import { createMiddlewareStack } from '#src/platform/http/pipeline/middleware-stack.ts';
import type { Route } from '#src/platform/http/pipeline/route.ts';
import { venue } from '#src/venue.ts';

/** Typed tokens: inversify checks only the number of a factory's dependencies. */
const createToken = <T>(name: string) => Symbol.for(name) as ServiceIdentifier<T>;

export const TOKENS = {
  clock: createToken<Clock>('clock'),
  sql: createToken<Sql>('sql'),
  inTransaction: createToken<InTransaction>('inTransaction'),
  turnFactsRepository: createToken<TurnFactsRepository>('booking.turnFactsRepository'),
  reservations: createToken<ReservationLookups>('booking.reservations'),
  /** A test rebinds it to show what happens without the lock. */
  lockTurn: createToken<LockTurn>('booking.lockTurn'),
  closeServiceDays: createToken<CloseServiceDays>('booking.closeServiceDays'),
  appServices: createToken<AppServices>('house'),
  pictures: createToken<Pictures>('pictures'),
  csrfKey: createToken<Buffer>('csrfKey'),
  accounts: createToken<AccountRepository>('staff.accounts'),
  passwords: createToken<PasswordHasher>('staff.passwords'),
  routes: createToken<readonly Route[]>('routes'),
  app: createToken<Koa>('app'),
  seed: createToken<SeedDemoData>('seed'),
  privacy: createToken<Privacy>('privacy'),
  audit: createToken<AuditService>('audit'),
  /** @returns number of replayed events */
  rebuild: createToken<() => Promise<number>>('rebuild'),
};

export const entities = [
  DishEntity,
  DrinkEntity,
  AdminEntity,
  UserEntity,
] as unknown as readonly EntitySchema[];

/** In lock order: a rebuild and a booking must lock turns before reservations, or they deadlock. */
export const projections = [
  turnOccupancyProjection,
  reservationsProjection,
  quotesProjection,
  contactsProjection,
];

export type Composition = Container;

export const compose = (parts: BootContext): Composition => {
  const { orm, config, log, clock } = parts;
  const container = new Container({ defaultScope: 'Singleton' });
  const constant = <T>(name: ServiceIdentifier<T>, value: T) =>
    container.bind<T>(name).toConstantValue(value);
  const provide = <T, Needs extends unknown[]>(
    name: ServiceIdentifier<T>,
    needs: { [Need in keyof Needs]: ServiceIdentifier<Needs[Need]> },
    make: (...needs: Needs) => T,
  ) => container.bind<T>(name).toResolvedValue(make as () => T, needs as never);

  const sql = createPooledSql(orm);
  constant(TOKENS.clock, clock);
  constant(TOKENS.sql, sql);
  const writeProbe = createWriteProbe(sql);
  constant(
    TOKENS.inTransaction,
    mapConstraintErrors(createTransactionRunner(orm, writeProbe.recordFailure)),
  );
  constant(TOKENS.turnFactsRepository, createTurnFactsRepository(sql, venue.coversPerSlot));
  constant(TOKENS.reservations, createReservationLookups(sql, { resolveActorName, clock }));
  constant(TOKENS.lockTurn, createLockTurn(venue.coversPerSlot));
  constant(TOKENS.passwords, createPasswordHasher());
  provide(TOKENS.appServices, [TOKENS.inTransaction], (inTransaction: InTransaction) =>
    createAppServices(parts, sql, inTransaction, postgresEventLog(projections)),
  );

  provide(TOKENS.accounts, [TOKENS.appServices], ({ commands }: AppServices) =>
    createAccountRepository({ orm, sql, ...commands }),
  );
  provide(
    TOKENS.closeServiceDays,
    [TOKENS.appServices, TOKENS.turnFactsRepository, TOKENS.reservations, TOKENS.lockTurn],
    (
      house: AppServices,
      turnFactsRepository: TurnFactsRepository,
      reservations: ReservationLookups,
      lockTurn: LockTurn,
    ) =>
      closeServiceDays({
        clock,
        reservations,
        log,
        changeStatus: changeReservationStatus(
          createBookingDeps(house, { turnFactsRepository, reservations, lockTurn }),
        ),
      }),
  );

  const versionNow = createContentRevisionReader(sql);
  const menuCard = cacheMenu(createMenuRepository(orm), versionNow);
  const cookies = cookiePolicy(config.PUBLIC_ORIGIN);
  provide(TOKENS.pictures, [TOKENS.appServices], createPictures);
  provide(TOKENS.csrfKey, [TOKENS.appServices], ({ keyFor }: AppServices) => keyFor('csrf'));
  provide(
    TOKENS.routes,
    [
      TOKENS.appServices,
      TOKENS.turnFactsRepository,
      TOKENS.reservations,
      TOKENS.lockTurn,
      TOKENS.accounts,
      TOKENS.passwords,
      TOKENS.seed,
      TOKENS.csrfKey,
      TOKENS.pictures,
      TOKENS.audit,
    ],
    (
      house: AppServices,
      turnFactsRepository: TurnFactsRepository,
      reservations: ReservationLookups,
      lockTurn: LockTurn,
      accounts: AccountRepository,
      passwords: PasswordHasher,
      seed: SeedDemoData,
      csrfKey: Buffer,
      pictures: Pictures,
      audit: AuditService,
    ) => [
      ...staffRoutes(house, {
        accounts,
        passwords,
        tokenFor: createCsrfTokenIssuer(csrfKey, cookies),
        cookies,
      }),
      ...bookingRoutes(house, { turnFactsRepository, reservations, lockTurn }),
      ...floorRoutes(house),
      ...closuresRoutes(house),
      ...privateEventsRoutes(house),
      ...contactRoutes(house),
      ...catalogueRoutes(house, menuCard, seed),
      ...privacyRoutes(createPrivacy(house)),
      ...historyRoutes(house, audit),
      ...pictures.routes,
    ],
  );

  provide(
    TOKENS.app,
    [
      TOKENS.appServices,
      TOKENS.routes,
      TOKENS.turnFactsRepository,
      TOKENS.csrfKey,
      TOKENS.pictures,
    ],
    (
      house: AppServices,
      routes: readonly Route[],
      turnFactsRepository: TurnFactsRepository,
      csrfKey: Buffer,
      { objects, uploads }: Pictures,
    ) =>
      createApp({
        routes,
        trustedProxies: config.TRUSTED_PROXIES,
        ...(parts.validateResponse ? { validateResponse: parts.validateResponse } : {}),
        ...createMiddlewareStack({
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
          ...(parts.requestMetrics ? { requestMetrics: parts.requestMetrics } : {}),
          ...(parts.staticFiles ? { staticFiles: parts.staticFiles } : {}),
        }),
        ...(parts.pages
          ? {
              pages: parts.pages({
                load: {
                  timeSlots: async () =>
                    (await turnFactsRepository.listSlots()).filter(({ isActive }) => isActive),
                  dishes: () => menuCard.listDishes(),
                  drinks: () => menuCard.listDrinks(),
                },
                versionNow,
                exists: guestPageExists(house),
              }),
            }
          : {}),
      }),
  );

  provide(TOKENS.seed, [TOKENS.appServices], createDemoSeed);
  provide(TOKENS.privacy, [TOKENS.appServices], createPrivacy);
  provide(TOKENS.audit, [TOKENS.appServices], (house: AppServices) =>
    createAuditService(house, projections),
  );
  provide(
    TOKENS.rebuild,
    [TOKENS.inTransaction],
    (inTransaction: InTransaction) => () =>
      inTransaction((tx) => rebuildReadModels(tx, projections)),
  );

  return container;
};

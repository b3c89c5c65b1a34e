import 'reflect-metadata';
import type { EntitySchema } from '@mikro-orm/core';
import { Container, type ServiceIdentifier } from 'inversify';
import { createAuditService, type AuditService } from './audit/audit-service.ts';
import { createBookingDeps, bookingRoutes } from './booking.module.ts';
import { catalogueRoutes } from './catalogue.module.ts';
import { closuresRoutes } from './closures.module.ts';
import { contactRoutes } from './contact.module.ts';
import { floorRoutes } from './floor.module.ts';
import { historyRoutes } from './history.module.ts';
import { createAppServices, type AppServices, type BootContext } from './app-services.ts';
import { createPictures, type Pictures } from './pictures.module.ts';
import { privateEventsRoutes } from './private-events.module.ts';
import { createPrivacy, privacyRoutes } from './privacy.module.ts';
import { createDemoSeed, type SeedDemoData } from './seed-demo-data.ts';
import { staffRoutes } from './staff.module.ts';
import { mapConstraintErrors } from '#src/contexts/booking/adapters/constraint-errors.postgres.ts';
import { createReservationLookups } from '#src/contexts/booking/adapters/reservation-reads-and-locks.postgres.ts';
import { createTurnFactsRepository } from '#src/contexts/booking/adapters/turn-facts.postgres.ts';
import { createLockTurn } from '#src/contexts/booking/adapters/lock-turn.postgres.ts';
import { reservationsProjection } from '#src/contexts/booking/adapters/reservations.projection.ts';
import { turnOccupancyProjection } from '#src/contexts/booking/adapters/turn-occupancy.projection.ts';
import { closeServiceDays } from '#src/contexts/booking/application/complete-or-expire-past-reservations.ts';
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
import { closureFacts } from '#src/contexts/closures/service-calendar.postgres.ts';
import { contactsProjection } from '#src/contexts/contact/contacts.projection.ts';
import { quotesProjection } from '#src/contexts/private-events/adapters/quotes.projection.ts';
import type { AccountRepository } from '#src/contexts/staff/accounts/account-repository.ts';
import { createAccountRepository } from '#src/contexts/staff/accounts/account-repository.postgres.ts';
import { AdminEntity } from '#src/contexts/staff/accounts/admin.entity.ts';
import type { PasswordHasher } from '#src/contexts/staff/passwords/password-hasher.ts';
import { createPasswordHasher } from '#src/contexts/staff/passwords/password-hasher.argon2.ts';
import { resolveActorName } from '#src/contexts/staff/account-names/actor-names.postgres.ts';
import { AuditorEntity } from '#src/contexts/staff/accounts/auditor.entity.ts';
import { postgresEventLog } from '#src/event-log/postgres/event-log.postgres.ts';
import { rebuildReadModels } from '#src/event-log/postgres/read-models/rebuild-read-models.ts';
import type { InTransaction } from '#src/kernel/transaction.ts';
import { createContentRevisionReader } from '#src/platform/database/read-content-revision.postgres.ts';
import {
  createPooledSql,
  createTransactionRunner,
} from '#src/platform/database/sql-transactions.ts';
import { createDiskWriteCheck } from '#src/platform/database/disk-write-check.ts';
import { cookiePolicy } from '#src/platform/http/session/cookie-names.ts';
import { createCsrfTokenIssuer } from '#src/platform/http/session/csrf.ts';
import { createHttpApp, type SharedByRequests } from './create-http-app.ts';
import { TOKENS } from './tokens.ts';
import type { Route } from '#src/platform/http/pipeline/route.ts';
import { venue } from '#src/venue.ts';

export const entities = [
  DishEntity,
  DrinkEntity,
  AdminEntity,
  AuditorEntity,
] as unknown as readonly EntitySchema[];

/**
 * Projections run in this order. Rebuilds and bookings must both lock `turn_occupancy` before
 * `reservations`, because opposite orders would deadlock.
 */
export const projections = [
  turnOccupancyProjection,
  reservationsProjection,
  quotesProjection,
  contactsProjection,
];

export type Composition = Container;

const createProvider =
  (container: Container) =>
  <T, Needs extends unknown[]>(
    name: ServiceIdentifier<T>,
    needs: { [Need in keyof Needs]: ServiceIdentifier<Needs[Need]> },
    make: (...needs: Needs) => T,
  ) =>
    container.bind<T>(name).toResolvedValue(make as () => T, needs as never);

type Provide = ReturnType<typeof createProvider>;

const bindServiceDayClosing = (provide: Provide, { clock, log }: BootContext) => {
  provide(
    TOKENS.closeServiceDays,
    [TOKENS.appServices, TOKENS.turnFactsRepository, TOKENS.reservations, TOKENS.lockTurn],
    (
      services: AppServices,
      turnFactsRepository: TurnFactsRepository,
      reservations: ReservationLookups,
      lockTurn: LockTurn,
    ) =>
      closeServiceDays({
        clock,
        reservations,
        log,
        changeStatus: changeReservationStatus(
          createBookingDeps(services, { turnFactsRepository, reservations, lockTurn }),
        ),
      }),
  );
};

const bindRoutes = (provide: Provide, { menu, cookies }: SharedByRequests) => {
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
      services: AppServices,
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
      ...staffRoutes(services, {
        accounts,
        passwords,
        tokenFor: createCsrfTokenIssuer(csrfKey, cookies),
        cookies,
      }),
      ...bookingRoutes(services, { turnFactsRepository, reservations, lockTurn }),
      ...floorRoutes(services),
      ...closuresRoutes(services),
      ...privateEventsRoutes(services),
      ...contactRoutes(services),
      ...catalogueRoutes(services, menu, seed),
      ...privacyRoutes(createPrivacy(services)),
      ...historyRoutes(services, audit),
      ...pictures.routes,
    ],
  );
};

const bindHttpApp = (provide: Provide, context: BootContext, shared: SharedByRequests) => {
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
      services: AppServices,
      routes: readonly Route[],
      turnFactsRepository: TurnFactsRepository,
      csrfKey: Buffer,
      pictures: Pictures,
    ) =>
      createHttpApp(context, {
        services,
        routes,
        turnFactsRepository,
        csrfKey,
        pictures,
        ...shared,
      }),
  );
};

export const compose = (context: BootContext): Composition => {
  const { orm, pool, config, clock } = context;
  const container = new Container({ defaultScope: 'Singleton' });
  const provide = createProvider(container);
  const constant = <T>(name: ServiceIdentifier<T>, value: T) =>
    container.bind<T>(name).toConstantValue(value);

  const sql = createPooledSql(pool);
  constant(TOKENS.clock, clock);
  constant(TOKENS.sql, sql);
  const diskWriteCheck = createDiskWriteCheck(sql);
  constant(
    TOKENS.inTransaction,
    mapConstraintErrors(createTransactionRunner(pool, diskWriteCheck.recordFailure)),
  );
  constant(
    TOKENS.turnFactsRepository,
    createTurnFactsRepository(sql, venue.coversPerSlot, closureFacts),
  );
  constant(TOKENS.reservations, createReservationLookups(sql, { resolveActorName, clock }));
  constant(TOKENS.lockTurn, createLockTurn(venue.coversPerSlot));
  constant(TOKENS.passwords, createPasswordHasher());
  provide(TOKENS.appServices, [TOKENS.inTransaction], (inTransaction: InTransaction) =>
    createAppServices(context, sql, inTransaction, postgresEventLog(projections)),
  );

  provide(TOKENS.accounts, [TOKENS.appServices], ({ commands }: AppServices) =>
    createAccountRepository({ orm, sql, ...commands }),
  );
  const versionNow = createContentRevisionReader(sql);
  const shared: SharedByRequests = {
    sql,
    versionNow,
    menu: cacheMenu(createMenuRepository(orm), versionNow),
    cookies: cookiePolicy(config.PUBLIC_ORIGIN),
    isWritable: diskWriteCheck.isWritable,
  };
  bindServiceDayClosing(provide, context);
  bindRoutes(provide, shared);
  bindHttpApp(provide, context, shared);
  provide(TOKENS.pictures, [TOKENS.appServices], createPictures);
  provide(TOKENS.csrfKey, [TOKENS.appServices], ({ keyFor }: AppServices) => keyFor('csrf'));
  provide(TOKENS.seed, [TOKENS.appServices], createDemoSeed);
  provide(TOKENS.privacy, [TOKENS.appServices], createPrivacy);
  provide(TOKENS.audit, [TOKENS.appServices], (services: AppServices) =>
    createAuditService(services, projections),
  );
  provide(
    TOKENS.rebuild,
    [TOKENS.inTransaction],
    (inTransaction: InTransaction) => () =>
      inTransaction((tx) => rebuildReadModels(tx, projections)),
  );

  return container;
};

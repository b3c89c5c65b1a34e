import type { ServiceIdentifier } from 'inversify';
import type Koa from 'koa';
import type { AuditService } from './audit/audit-service.ts';
import type { AppServices } from './app-services.ts';
import type { Pictures } from './pictures.module.ts';
import type { Privacy } from './privacy.module.ts';
import type { SeedDemoData } from './seed-demo-data.ts';
import type { CloseServiceDays } from '#src/contexts/booking/application/complete-or-expire-past-reservations.ts';
import type {
  TurnFactsRepository,
  LockTurn,
  ReservationLookups,
} from '#src/contexts/booking/application/ports.ts';
import type { AccountRepository } from '#src/contexts/staff/accounts/account-repository.ts';
import type { PasswordHasher } from '#src/contexts/staff/passwords/password-hasher.ts';
import type { Clock } from '#src/kernel/clock.ts';
import type { InTransaction, Sql } from '#src/kernel/transaction.ts';
import type { Route } from '#src/platform/http/pipeline/route.ts';

/** The tokens are typed, because inversify checks only the number of a factory's dependencies. */
const createToken = <T>(name: string) => Symbol.for(name) as ServiceIdentifier<T>;

export const TOKENS = {
  clock: createToken<Clock>('clock'),
  sql: createToken<Sql>('sql'),
  inTransaction: createToken<InTransaction>('inTransaction'),
  turnFactsRepository: createToken<TurnFactsRepository>('booking.turnFactsRepository'),
  reservations: createToken<ReservationLookups>('booking.reservations'),
  /** A test replaces this lock to show what happens without it. */
  lockTurn: createToken<LockTurn>('booking.lockTurn'),
  closeServiceDays: createToken<CloseServiceDays>('booking.closeServiceDays'),
  appServices: createToken<AppServices>('appServices'),
  pictures: createToken<Pictures>('pictures'),
  csrfKey: createToken<Buffer>('csrfKey'),
  accounts: createToken<AccountRepository>('staff.accounts'),
  passwords: createToken<PasswordHasher>('staff.passwords'),
  routes: createToken<readonly Route[]>('routes'),
  app: createToken<Koa>('app'),
  seed: createToken<SeedDemoData>('seed'),
  privacy: createToken<Privacy>('privacy'),
  audit: createToken<AuditService>('audit'),
  rebuild: createToken<() => Promise<number>>('rebuild'),
};

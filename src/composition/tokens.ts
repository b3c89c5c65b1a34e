import type { ServiceIdentifier } from 'inversify';
import type Koa from 'koa';
import type { AuditService } from '#src/contexts/audit/audit.services.ts';
import type { AppServices, BootContext } from './app-services.ts';
import type { BookingDeps } from '#src/contexts/booking/booking.services.ts';
import type { PasswordChecks } from '#src/contexts/staff/passwords/password-checks.services.ts';
import type { GuestMessages } from '#src/contexts/booking/guest-messages.services.ts';
import type { OwnQuotes } from '#src/contexts/private-events/own-quotes.services.ts';
import type { Pictures } from '#src/contexts/pictures/pictures.services.ts';
import type { RequestAlerts } from './create-request-alerts.ts';
import type { Privacy } from '#src/contexts/privacy/privacy.services.ts';
import type { SeedDemoData } from './seed-demo-data.ts';
import type { ClosureFacts } from '#src/contexts/booking/adapters/closure-facts.ts';
import type { UpcomingReservations } from '#src/contexts/booking/floor/upcoming-reservations.ts';
import type { ServiceCalendar } from '#src/contexts/closures/service-calendar.postgres.ts';
import type { LockPicture } from '#src/contexts/catalogue/check-pictures.ts';
import type { ListPicturesInUse } from '#src/contexts/pictures/delete-orphaned-pictures.ts';
import type { ServiceHolds } from '#src/contexts/private-events/application/ports.ts';
import type { EraseGuestAllergies } from '#src/contexts/privacy/erase-guest-allergies.postgres.ts';
import type { ListOpenHours } from '#src/contexts/reports/ports.ts';
import type { CompleteOrExpirePastReservations } from '#src/contexts/booking/application/complete-or-expire-past-reservations.ts';
import type {
  GuestLinks,
  TurnFactsRepository,
  LockTurn,
  ReservationLookups,
} from '#src/contexts/booking/application/ports.ts';
import type { ComposeGuestMail } from '#src/contexts/booking/guest-mails/compose-guest-mail.ts';
import type { RoomManagement } from '#src/contexts/booking/floor/rooms/manage-rooms.ts';
import type { ListUpcomingClosedMeals } from '#src/contexts/closures/upcoming-closed-meals.ts';
import type { PhotographLists } from '#src/contexts/catalogue/photographs/photograph-repository.ts';
import type { MenuRepository } from '#src/contexts/catalogue/menu-repository.ts';
import type { AccountRepository } from '#src/contexts/staff/accounts/account-repository.ts';
import type { PasswordHasher } from '#src/contexts/staff/passwords/password-hasher.ts';
import type { TurnLimits } from '#src/contexts/booking/turn-limits.services.ts';
import type { WaitingListService } from '#src/contexts/booking/waiting-list/waiting-list.services.ts';
import type { AuditCheck, ConfiguredTable } from '#src/event-log/audit-check.ts';
import type { EventSentences } from '#src/event-log/event-sentences.ts';
import type { DescribeEvent } from '#src/contexts/history/describe-event.ts';
import type { Projection } from '#src/event-log/projection.ts';
import type { Clock } from '#src/kernel/clock.ts';
import type { InTransaction, Sql } from '#src/kernel/transaction.ts';
import type { DiskWriteCheck } from '#src/platform/database/disk-write-check.ts';
import type { InEntityTransaction } from '#src/platform/database/orm-transactions.ts';
import type { Download } from '#src/platform/http/pipeline/downloads.ts';
import type { FormPage } from '#src/platform/http/pipeline/form-pages.ts';
import type { Route } from '#src/platform/http/pipeline/route.ts';
import type { PageDependencies } from '#src/platform/http/ssr/web-app.ts';
import type { GuestMails } from '#src/messaging/notices/guest-mail-delivery.ts';
import type { CreateStaffEmails } from '#src/messaging/notices/staff-emails.ts';
import type { Mailer } from '#src/messaging/mail/mailer.ts';
import type { Job } from '#src/platform/schedule-job.ts';
import type { CookiePolicy } from '#src/platform/http/session/cookie-names.ts';

/**
 * Creates a typed token. With its type, the compiler checks the factories that `toResolvedValue`
 * receives.
 */
const createToken = <T>(name: string) => Symbol.for(name) as ServiceIdentifier<T>;

export const TOKENS = {
  bootContext: createToken<BootContext>('bootContext'),
  clock: createToken<Clock>('clock'),
  sql: createToken<Sql>('sql'),
  diskWriteCheck: createToken<DiskWriteCheck>('diskWriteCheck'),
  inTransaction: createToken<InTransaction>('inTransaction'),
  inEntityTransaction: createToken<InEntityTransaction>('inEntityTransaction'),
  appServices: createToken<AppServices>('appServices'),
  rooms: createToken<RoomManagement>('rooms'),
  upcomingClosedMeals: createToken<ListUpcomingClosedMeals>('upcomingClosedMeals'),
  readContentRevision: createToken<() => Promise<string>>('readContentRevision'),
  readLogHash: createToken<() => Promise<string>>('readLogHash'),
  cookies: createToken<CookiePolicy>('cookies'),
  csrfKey: createToken<Buffer>('csrfKey'),
  rebuild: createToken<() => Promise<number>>('rebuild'),
  seed: createToken<SeedDemoData>('seed'),

  accounts: createToken<AccountRepository>('staff.accounts'),
  passwords: createToken<PasswordHasher>('staff.passwords'),
  passwordChecks: createToken<PasswordChecks>('staff.passwordChecks'),
  turnFactsRepository: createToken<TurnFactsRepository>('booking.turnFactsRepository'),
  guestLinks: createToken<GuestLinks>('booking.guestLinks'),
  reservations: createToken<ReservationLookups>('booking.reservations'),
  /** A test replaces this lock to show what happens without it. */
  lockTurn: createToken<LockTurn>('booking.lockTurn'),
  bookingDeps: createToken<BookingDeps>('booking.deps'),
  completeOrExpirePastReservations: createToken<CompleteOrExpirePastReservations>(
    'booking.completeOrExpirePastReservations',
  ),
  turnLimits: createToken<TurnLimits>('booking.turnLimits'),
  composeGuestMail: createToken<ComposeGuestMail>('booking.composeGuestMail'),
  waitingList: createToken<WaitingListService>('booking.waitingList'),
  requestAlerts: createToken<RequestAlerts>('requestAlerts'),
  ownQuotes: createToken<OwnQuotes>('privateEvents.ownQuotes'),
  guestMessages: createToken<GuestMessages>('booking.guestMessages'),
  menu: createToken<MenuRepository>('catalogue.menu'),
  photographLists: createToken<PhotographLists>('catalogue.photographLists'),
  pictures: createToken<Pictures>('pictures'),
  privacy: createToken<Privacy>('privacy'),
  audit: createToken<AuditService>('audit'),
  projections: createToken<readonly Projection[]>('projections'),

  /** Ports: one context declares what it needs, and another context binds it. */
  closureFacts: createToken<ClosureFacts>('closures.closureFacts'),
  serviceCalendar: createToken<ServiceCalendar>('closures.serviceCalendar'),
  lockBookings: createToken<(tx: Sql, date: string | null) => Promise<void>>('floor.lockBookings'),
  upcomingReservations: createToken<UpcomingReservations>('floor.upcomingReservations'),
  listOpenHours: createToken<ListOpenHours>('booking.listOpenHours'),
  serviceHolds: createToken<ServiceHolds>('booking.serviceHolds'),
  listPicturesInUse: createToken<ListPicturesInUse>('catalogue.listPicturesInUse'),
  lockPicture: createToken<LockPicture>('pictures.lockPicture'),
  /** The sentences of all contexts. */
  eventSentences: createToken<EventSentences>('history.eventSentences'),
  describeEvent: createToken<DescribeEvent>('history.describeEvent'),
  eraseClosedAccountNames: createToken<() => Promise<number>>('staff.eraseClosedAccountNames'),
  eraseGuestAllergies: createToken<EraseGuestAllergies>('privacy.eraseGuestAllergies'),

  /** Each context binds its own jobs to this token. */
  contextJobs: createToken<readonly Job[]>('contextJobs'),
  /** Jobs that send mails. Only a process with background work creates a mailer. */
  contextMailingJobs: createToken<(mailer: Mailer) => readonly Job[]>('contextMailingJobs'),
  /** Each context binds the sentences about its events to this token. */
  contextSentences: createToken<EventSentences>('contextSentences'),
  /** Each context binds its mails to guests to this token. */
  contextGuestMails: createToken<GuestMails>('contextGuestMails'),
  /** Each context binds its mails to staff to this token. */
  contextStaffEmails: createToken<CreateStaffEmails>('contextStaffEmails'),
  /** Each context binds the checks of its own data to this token. */
  contextAuditChecks: createToken<readonly AuditCheck[]>('contextAuditChecks'),
  /** Each context binds its tables that staff configure to this token. */
  contextConfiguredTables: createToken<readonly ConfiguredTable[]>('contextConfiguredTables'),
  /** Each context binds its own routes to this token. */
  contextRoutes: createToken<readonly Route[]>('contextRoutes'),
  routes: createToken<readonly Route[]>('routes'),
  /** Each context with forms for browsers without JavaScript binds them to this token. */
  contextFormPages: createToken<readonly FormPage[]>('contextFormPages'),
  reservationCalendar: createToken<Download>('booking.reservationCalendar'),
  formPages: createToken<readonly FormPage[]>('formPages'),
  pageDependencies: createToken<PageDependencies>('pageDependencies'),
  app: createToken<Koa>('app'),
};

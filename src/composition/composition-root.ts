import 'reflect-metadata';
import { Container } from 'inversify';
import type { BootContext } from './app-services.ts';
import { createApplication, type Application } from './application.ts';
import { abuseProtectionModule } from '#src/contexts/abuse-protection/abuse-protection.module.ts';
import { auditModule } from '#src/contexts/audit/audit.module.ts';
import { bookingModule } from '#src/contexts/booking/booking.module.ts';
import { catalogueModule } from '#src/contexts/catalogue/catalogue.module.ts';
import { closuresModule } from '#src/contexts/closures/closures.module.ts';
import { contactModule } from '#src/contexts/contact/contact.module.ts';
import { floorModule } from '#src/contexts/booking/floor/floor.module.ts';
import { guestsModule } from '#src/contexts/guests/guests.module.ts';
import { historyModule } from './history.module.ts';
import { httpModule } from './http.module.ts';
import { picturesModule } from '#src/contexts/pictures/pictures.module.ts';
import { platformModule } from './platform.module.ts';
import { privacyModule } from '#src/contexts/privacy/privacy.module.ts';
import { privateEventsModule } from '#src/contexts/private-events/private-events.module.ts';
import { crossContextModule } from './cross-context.module.ts';
import { reportsModule } from '#src/contexts/reports/reports.module.ts';
import { staffModule } from '#src/contexts/staff/staff.module.ts';
import { turnLimitsModule } from '#src/contexts/booking/turn-limits.module.ts';
import { waitingListModule } from '#src/contexts/booking/waiting-list/waiting-list.module.ts';
import { TOKENS } from './tokens.ts';

/**
 * Creates the dependency injection container. Tests replace its bindings before they use the
 * application.
 */
export const createContainer = (context: BootContext): Container => {
  const container = new Container({ defaultScope: 'Singleton' });
  container.bind(TOKENS.bootContext).toConstantValue(context);
  container.load(
    platformModule,
    abuseProtectionModule,
    bookingModule,
    waitingListModule,
    turnLimitsModule,
    crossContextModule,
    floorModule,
    closuresModule,
    privateEventsModule,
    contactModule,
    guestsModule,
    catalogueModule,
    picturesModule,
    privacyModule,
    auditModule,
    historyModule,
    staffModule,
    reportsModule,
    httpModule,
  );
  return container;
};

export const compose = (context: BootContext): Application =>
  createApplication(createContainer(context));

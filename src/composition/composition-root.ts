import 'reflect-metadata';
import { Container } from 'inversify';
import type { BootContext } from './app-services.ts';
import { createApplication, type Application } from './application.ts';
import { auditModule } from './audit.module.ts';
import { bookingModule } from './booking.module.ts';
import { catalogueModule } from './catalogue.module.ts';
import { closuresModule } from './closures.module.ts';
import { contactModule } from './contact.module.ts';
import { floorModule } from './floor.module.ts';
import { guestsModule } from './guests.module.ts';
import { historyModule } from './history.module.ts';
import { httpModule } from './http.module.ts';
import { picturesModule } from './pictures.module.ts';
import { platformModule } from './platform.module.ts';
import { privacyModule } from './privacy.module.ts';
import { privateEventsModule } from './private-events.module.ts';
import { requestAlertsModule } from './request-alerts.module.ts';
import { reportsModule } from './reports.module.ts';
import { staffModule } from './staff.module.ts';
import { turnLimitsModule } from './turn-limits.module.ts';
import { waitingListModule } from './waiting-list.module.ts';
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
    staffModule,
    bookingModule,
    waitingListModule,
    turnLimitsModule,
    requestAlertsModule,
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
    reportsModule,
    httpModule,
  );
  return container;
};

export const compose = (context: BootContext): Application =>
  createApplication(createContainer(context));

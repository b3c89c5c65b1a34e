import { createRequestAlertStore } from '#src/contexts/booking/adapters/request-alert-store.postgres.ts';
import { alertStaff } from '#src/contexts/booking/application/request-alerts/alert-staff.ts';
import { newRequestsController } from '#src/contexts/booking/http/new-requests.controller.ts';
import { createPushSubscriptionStore } from '#src/contexts/staff/push/push-subscription-store.postgres.ts';
import { pushSubscriptionsController } from '#src/contexts/staff/push/push-subscriptions.controller.ts';
import { createPushToStaff } from '#src/contexts/staff/push/push-to-staff.ts';
import type { Route } from '#src/platform/http/pipeline/route.ts';
import { createEndpointCheck } from '#src/platform/push/push-endpoint.ts';
import { createPushSender } from '#src/platform/push/push-sender.ts';
import { createVapidKeys } from '#src/platform/push/vapid-keys.ts';
import type { AppServices } from './app-services.ts';

/** Creates the notifications about open requests, for devices on which staff enabled them. */
export const createRequestAlerts = ({ sql, config, keyFor, log, commands }: AppServices) => {
  const { clock } = commands;
  const keys = createVapidKeys(keyFor('web-push'));
  const isPushEndpoint = createEndpointCheck(config.PUSH_SERVICE_ORIGINS);
  const contact = `mailto:${config.STAFF_EMAIL}`;
  const send = createPushSender({ keys, contact, isPushEndpoint, log });
  const subscriptions = createPushSubscriptionStore(sql);
  const alerts = createRequestAlertStore(sql);
  const routes: readonly Route[] = [
    ...newRequestsController(alerts),
    ...pushSubscriptionsController({
      subscriptions,
      publicKey: keys.publicKey,
      isPushEndpoint,
      now: () => clock.now(),
    }),
  ];
  const pushToStaff = createPushToStaff({ subscriptions, send });
  return { routes, alertStaff: alertStaff({ alerts, clock, pushToStaff }) };
};

export type RequestAlerts = ReturnType<typeof createRequestAlerts>;

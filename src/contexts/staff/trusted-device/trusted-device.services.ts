import type { AppServices } from '#src/composition/app-services.ts';
import { startOfServiceDay } from '#src/kernel/service-day.ts';
import type { Route } from '#src/platform/http/pipeline/route.ts';
import { lockAccount } from '../accounts/lock-account-row.postgres.ts';
import type { PasswordChecks } from '../passwords/password-checks.services.ts';
import { recordSignInEvent } from '../sign-in/record-sign-in-event.ts';
import { confirmPerson } from './confirm-person.ts';
import { createDeviceThrottle } from './device-throttle.postgres.ts';
import { givePin } from './give-pin.ts';
import { trustedDeviceController } from './trusted-device.controller.ts';
import { createPinPepper } from './pin-pepper.ts';
import { createPinStore } from './pin-store.postgres.ts';

export const createTrustedDeviceRoutes = (
  { sql, pool, keyFor, commands, log }: AppServices,
  { passwords, confirm }: PasswordChecks,
): readonly Route[] => {
  const pins = createPinStore(sql);
  const pepper = createPinPepper(keyFor('staff-pin'));
  return trustedDeviceController({
    confirmPassword: confirm,
    confirmPerson: confirmPerson({
      pins,
      passwords,
      pepper,
      devices: createDeviceThrottle(pool),
      startOfServiceDay: () => startOfServiceDay(commands.clock),
      log,
      ...commands,
    }),
    givePin: givePin({ pins, passwords, pepper, confirm, ...commands }),
    listUsers: pins.list,
    recordSignInEvent: recordSignInEvent({ ...commands, lockAccount }),
  });
};

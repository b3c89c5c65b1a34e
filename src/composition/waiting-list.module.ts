import { ContainerModule } from 'inversify';
import { guestWaitingListController } from '#src/contexts/booking/waiting-list/http/guest-waiting-list.controller.ts';
import { staffWaitingListController } from '#src/contexts/booking/waiting-list/http/staff-waiting-list.controller.ts';
import { waitingListForms } from '#src/contexts/booking/waiting-list/http/waiting-list-forms.ts';
import type { AppServices } from './app-services.ts';
import { createWaitingList, type WaitingListService } from './create-waiting-list.ts';
import { TOKENS } from './tokens.ts';

const createRoutes = ({ abuseProtection }: AppServices, waitingList: WaitingListService) => [
  ...guestWaitingListController({ ...waitingList, guard: abuseProtection.guardRequest }),
  ...staffWaitingListController(waitingList.management),
];

export const waitingListModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.waitingList).toResolvedValue(createWaitingList, [
    TOKENS.appServices,
    TOKENS.bookingDeps,
  ]);
  bind(TOKENS.contextRoutes).toResolvedValue(createRoutes, [
    TOKENS.appServices,
    TOKENS.waitingList,
  ]);
  bind(TOKENS.contextFormPages).toResolvedValue(
    ({ abuseProtection }: AppServices, { answer, join }: WaitingListService) =>
      waitingListForms({ answer, join, guard: abuseProtection.guardRequest }),
    [TOKENS.appServices, TOKENS.waitingList],
  );
});

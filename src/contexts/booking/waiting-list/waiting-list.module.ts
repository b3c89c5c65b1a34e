import { ContainerModule } from 'inversify';
import { guestWaitingListController } from './http/guest-waiting-list.controller.ts';
import { staffWaitingListController } from './http/staff-waiting-list.controller.ts';
import { waitingListForms } from './http/waiting-list-forms.ts';
import type { AppServices } from '#src/composition/app-services.ts';
import { createOfferMails } from './guest-mails/send-offer-mail.ts';
import { createWaitingListJobs } from './waiting-list.jobs.ts';
import { createWaitingList, type WaitingListService } from './waiting-list.services.ts';
import { waitingListSentences } from './waiting-list-sentences.ts';
import { TOKENS } from '#src/composition/tokens.ts';

const createRoutes = ({ abuseProtection }: AppServices, waitingList: WaitingListService) => [
  ...guestWaitingListController({ ...waitingList, guard: abuseProtection.guardRequest }),
  ...staffWaitingListController(waitingList.management),
];

export const waitingListModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.waitingList).toResolvedValue(createWaitingList, [
    TOKENS.appServices,
    TOKENS.bookingDeps,
  ]);
  bind(TOKENS.contextSentences).toConstantValue(waitingListSentences);
  bind(TOKENS.contextRoutes).toResolvedValue(createRoutes, [
    TOKENS.appServices,
    TOKENS.waitingList,
  ]);
  bind(TOKENS.contextGuestMails).toResolvedValue(createOfferMails, [
    TOKENS.waitingList,
    TOKENS.composeGuestMail,
  ]);
  bind(TOKENS.contextJobs).toResolvedValue(createWaitingListJobs, [TOKENS.waitingList]);
  bind(TOKENS.contextFormPages).toResolvedValue(
    ({ abuseProtection }: AppServices, { answer, join }: WaitingListService) =>
      waitingListForms({ answer, join, guard: abuseProtection.guardRequest }),
    [TOKENS.appServices, TOKENS.waitingList],
  );
});

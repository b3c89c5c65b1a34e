import { ContainerModule } from 'inversify';
import type { AppServices } from '#src/composition/app-services.ts';
import { eraseGuestAllergies } from './erase-guest-allergies.postgres.ts';
import { privacyController } from './data-subject-requests.controller.ts';
import { createPrivacyJobs } from './privacy.jobs.ts';
import { createPrivacy } from './privacy.services.ts';
import { privacySentences } from './privacy-sentences.ts';
import { TOKENS } from '#src/composition/tokens.ts';

export const privacyModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.privacy).toResolvedValue(createPrivacy, [TOKENS.appServices, TOKENS.describeEvent]);
  bind(TOKENS.eraseGuestAllergies).toResolvedValue(
    ({ commands }: AppServices) => eraseGuestAllergies(commands),
    [TOKENS.appServices],
  );
  bind(TOKENS.contextSentences).toConstantValue(privacySentences);
  bind(TOKENS.contextJobs).toResolvedValue(createPrivacyJobs, [
    TOKENS.privacy,
    TOKENS.eraseClosedAccountNames,
  ]);
  bind(TOKENS.contextRoutes).toResolvedValue(privacyController, [TOKENS.privacy]);
});

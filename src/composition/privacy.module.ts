import { ContainerModule } from 'inversify';
import { privacyController } from '#src/contexts/privacy/data-subject-requests.controller.ts';
import { createPrivacy } from './create-privacy.ts';
import { TOKENS } from './tokens.ts';

export const privacyModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.privacy).toResolvedValue(createPrivacy, [TOKENS.appServices]);
  bind(TOKENS.contextRoutes).toResolvedValue(privacyController, [TOKENS.privacy]);
});

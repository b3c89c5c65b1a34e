import { ContainerModule } from 'inversify';
import { contactController } from './contact.controller.ts';
import { markMessage } from './mark-message-read.ts';
import { createMessageRepository } from './message-repository.postgres.ts';
import { composeContactEmail } from './staff-email-text.ts';
import { receiveMessage } from './receive-message.ts';
import type { AppServices } from '#src/composition/app-services.ts';
import { contactSentences } from './contact-sentences.ts';
import { TOKENS } from '#src/composition/tokens.ts';

const createContactRoutes = ({ commands, sql, abuseProtection }: AppServices) => {
  const messages = createMessageRepository(sql);
  return contactController({
    receive: receiveMessage(commands),
    mark: markMessage({ ...commands, messages }),
    messages,
    guard: abuseProtection.guardRequest,
  });
};

export const contactModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.contextRoutes).toResolvedValue(createContactRoutes, [TOKENS.appServices]);
  bind(TOKENS.contextSentences).toConstantValue(contactSentences);
  bind(TOKENS.contextStaffEmails).toConstantValue(composeContactEmail);
});

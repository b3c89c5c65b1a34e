import { ContainerModule } from 'inversify';
import { contactController } from '#src/contexts/contact/contact.controller.ts';
import { markMessage } from '#src/contexts/contact/mark-message-read.ts';
import { createMessageRepository } from '#src/contexts/contact/message-repository.postgres.ts';
import { receiveMessage } from '#src/contexts/contact/receive-message.ts';
import type { AppServices } from './app-services.ts';
import { TOKENS } from './tokens.ts';

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
});

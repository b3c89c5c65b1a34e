import { contactController } from '../contexts/contact/contact.controller.ts';
import { markMessage } from '../contexts/contact/mark-message.ts';
import { createMessageRepository } from '../contexts/contact/messages.postgres.ts';
import { receiveMessage } from '../contexts/contact/receive-message.ts';
import type { AppServices } from './house.ts';

export const contactRoutes = ({ commands, sql, abuseProtection }: AppServices) => {
  const messages = createMessageRepository(sql);
  return contactController({
    receive: receiveMessage({ ...commands, personalData: commands.guestBook }),
    mark: markMessage({ ...commands, messages }),
    messages,
    guard: abuseProtection.guardRequest,
  });
};

import { contactController } from '../contexts/contact/contact.controller.ts';
import { markMessage } from '../contexts/contact/mark-message.ts';
import { messagesOn } from '../contexts/contact/messages.postgres.ts';
import { receiveMessage } from '../contexts/contact/receive-message.ts';
import type { House } from './house.ts';

export const contactRoutes = ({ commands, sql, abuseProtection }: House) => {
  const messages = messagesOn(sql);
  return contactController({
    receive: receiveMessage({ ...commands, letterbox: commands.guestBook }),
    mark: markMessage({ ...commands, messages }),
    messages,
    guard: abuseProtection.guardRequest,
  });
};

import { contactController } from '../contexts/contact/contact.controller.ts';
import { messagesOn } from '../contexts/contact/messages.postgres.ts';
import { receiveMessage } from '../contexts/contact/receive-message.ts';
import type { House } from './house.ts';

export const contactRoutes = ({ commands, sql, attemptOf }: House) =>
  contactController({ receive: receiveMessage({ ...commands, letterbox: commands.guestBook }), messages: messagesOn(sql), attemptOf });

import { refuse } from '#src/kernel/domain-error.ts';
import { message } from '#src/messages/message.ts';

export const refuseTooLarge = (): never =>
  refuse({ kind: 'too-large', message: message('too_large.picture') });

export const refuseExpiredUpload = (): never =>
  refuse({ kind: 'gone', message: message('upload_expired') });

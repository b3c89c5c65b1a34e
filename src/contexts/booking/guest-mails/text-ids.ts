import type { GuestMailTextId } from '#src/messaging/texts/it.ts';
import type { MailKind } from './mail-kind.ts';

type TextIds = Readonly<
  Record<'subject' | 'preheader' | 'state' | 'title' | 'closing', GuestMailTextId>
>;

const declined = {
  subject: 'declined.subject',
  preheader: 'alternatives.preheader',
  state: 'declined.state',
  closing: 'alternatives.closing',
} as const;

const cancelled = {
  ...declined,
  subject: 'cancelled.subject',
  state: 'cancelled.state',
} as const;

/**
 * Selects the texts of a mail. Rejections share all texts except the title, and so do
 * cancellations, with a few exceptions.
 */
export const selectTextIds = (kind: MailKind): TextIds => {
  switch (kind) {
    case 'declined_full':
      return {
        ...declined,
        title: `${kind}.title`,
        subject: `${kind}.subject`,
        closing: `${kind}.closing`,
      };
    case 'declined_closed':
    case 'declined_short_notice':
    case 'declined_contact':
    case 'declined_duplicate':
    case 'declined_other':
      return { ...declined, title: `${kind}.title` };
    case 'cancelled_closed':
      return { ...cancelled, title: `${kind}.title`, subject: `${kind}.subject` };
    case 'cancelled_asked':
      return { ...cancelled, title: `${kind}.title`, state: `${kind}.state` };
    case 'cancelled_table':
    case 'cancelled_other':
      return { ...cancelled, title: `${kind}.title` };
    case 'received':
    case 'confirmed':
    case 'changed':
    case 'change_declined':
    case 'corrected':
    case 'corrected_pending':
    case 'cancelled_by_guest':
    case 'reminder':
    case 'offer':
      return {
        subject: `${kind}.subject`,
        preheader: `${kind}.preheader`,
        state: `${kind}.state`,
        title: `${kind}.title`,
        closing: `${kind}.closing`,
      };
  }
};

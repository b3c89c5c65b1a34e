import { z } from 'zod';
import { contactMessage, type ContactMessage } from '../../../src/contracts/contact.ts';

/** The contract, read from a form in which consent begins as "no". */
export const messageSchema = contactMessage.extend({ privacyConsent: z.boolean().pipe(contactMessage.shape.privacyConsent) });

/** What stands in the form while it is being filled in. */
export type Draft = Omit<ContactMessage, 'privacyConsent'> & { privacyConsent: boolean };

export const emptyDraft: Draft = { name: '', email: '', message: '', privacyConsent: false };

import type { ContactView } from '../../contracts/contact.ts';
import { isoInstant } from '../../kernel/iso-instant.ts';
import type { Sql } from '../../kernel/transaction.ts';
import type { Messages } from './messages.ts';

/** A person who was erased leaves nulls. */
export const messagesOn = (pool: Sql): Messages => ({
  list: () => pool<ContactView>(
    `select c.id::text, p.data->>'name' "name", p.data->>'email' "email", p.data->>'message' "message",
       c.privacy_consent "privacyConsent", c.consent_text_version "consentTextVersion",
       ${isoInstant('c.created_at')} "createdAt"
     from contacts c left join personal_data p on p.subject_id = c.subject_id
     order by c.created_at desc, c.id`),
});

import type { Projection } from '../../event-log/projection.ts';
import { CONTACT_STREAMS, contactIn, type ContactEvent } from './contact-events.ts';

/** One row per message. No personal data: the list joins the vault. */
export const contacts: Projection<ContactEvent> = {
  name: 'contacts',
  streams: CONTACT_STREAMS,
  tables: ['contacts'],

  async apply({ stream, at, subjectId, data: { privacyConsent, consentTextVersion } }, sql) {
    await sql('insert into contacts (id, subject_id, privacy_consent, consent_text_version, created_at) values (?, ?, ?, ?, ?)',
      [contactIn(stream), subjectId, privacyConsent, consentTextVersion, at]);
  },
};

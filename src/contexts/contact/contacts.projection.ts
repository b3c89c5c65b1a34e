import type { Projection } from '../../event-log/projection.ts';
import { CONTACT_STREAMS, contactIn, type ContactEvent } from './contact-events.ts';

/** One row per message. No personal data: the list joins the vault. */
export const contacts: Projection<ContactEvent> = {
  name: 'contacts',
  streams: CONTACT_STREAMS,
  tables: ['contacts'],

  async apply(event, sql) {
    const { stream, at, subjectId } = event;
    const id = contactIn(stream);
    if (event.type !== 'ContactMessageReceived') {
      await sql('update contacts set read_at = ? where id = ?', [
        event.type === 'MessageRead' ? at : null,
        id,
      ]);
      return;
    }
    const { privacyConsent, consentTextVersion } = event.data;
    await sql(
      'insert into contacts (id, subject_id, privacy_consent, consent_text_version, created_at) values (?, ?, ?, ?, ?)',
      [id, subjectId, privacyConsent, consentTextVersion, at],
    );
  },
};

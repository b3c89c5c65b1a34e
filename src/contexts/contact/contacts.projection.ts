import type { Projection } from '#src/event-log/projection.ts';
import { CONTACT_STREAM_PREFIX, parseContactId, type ContactEvent } from './contact-events.ts';

export const contactsProjection: Projection<ContactEvent> = {
  name: 'contacts',
  streamPrefixes: [CONTACT_STREAM_PREFIX],
  tables: ['contacts'],

  async apply(event, sql) {
    const { stream, at, subjectId } = event;
    const id = parseContactId(stream);
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

import { formatValue, type EventSentences } from '#src/event-log/event-sentences.ts';
import { describeConsentVersion } from '#src/messages/consents/consent-texts.ts';

export const contactSentences: EventSentences = {
  ContactMessageReceived: (data) =>
    `Ricevuto un messaggio dal sito; consenso al testo privacy del ${describeConsentVersion(formatValue(data['consentTextVersion']))}.`,
  MessageRead: () => 'Messaggio segnato come letto.',
  MessageUnread: () => 'Messaggio segnato come da leggere.',
};

/** Texts of the mails about quotes for private events. */
export const italianQuoteMailTexts = {
  'quote_facts.caption': 'I dati della festa',
  'quote_received.state': 'Richiesta ricevuta',
  'quote_received.subject': 'Richiesta ricevuta: la tua festa di {shortDate}, {party}',
  'quote_received.preheader': 'Ti mandiamo una proposta scritta. Codice {reference}.',
  'quote_received.title': 'Abbiamo la tua richiesta',
  'quote_received.intro':
    'grazie di averci scritto. Prepariamo una proposta con il prezzo e te la mandiamo qui.',
  'quote_received.action': 'Apri la tua pagina',
  'quote_received.closing':
    'La proposta arriva anche nella tua pagina, dove puoi accettarla o farci una domanda. Conserva il collegamento.',
  'quote_proposed.state': 'Aspettiamo la tua risposta',
  'quote_proposed.subject': 'La nostra proposta {version} per {shortDate}: {price}',
  'quote_proposed.preheader':
    '{held, select, yes {Il giorno è tenuto per te fino a {untilDate}, {until}.} other {Leggila con calma e dicci che cosa ne pensi.}}',
  'quote_proposed.title': 'La nostra proposta {version}',
  'quote_proposed.intro':
    'la proposta per la tua festa è pronta. La trovi per intero nella tua pagina.',
  'quote_proposed.action': 'Leggi la proposta',
  'quote_proposed.closing':
    '{held, select, yes {Teniamo il giorno per te fino a {untilDate}, {until}; dopo, la data torna libera. } other {}}Dalla tua pagina puoi accettarla o farci una domanda. Il collegamento non accetta nulla da solo: prima rivedi tutto.',
  'quote_accepted.state': 'Accettata da te',
  'quote_accepted.subject': 'Hai accettato la proposta {version} per {shortDate}',
  'quote_accepted.preheader': '{price}. Controlliamo tutto e ti confermiamo. Codice {reference}.',
  'quote_accepted.title': 'Abbiamo il tuo sì',
  'quote_accepted.intro':
    '<b>hai accettato la proposta {version}</b>. Controlliamo tutto e ti confermiamo la festa.',
  'quote_accepted.action': 'Apri la tua pagina',
  'quote_accepted.closing': 'Non l’hai accettata tu, o hai cambiato idea? Chiamaci.',
  'quote_approved.state': 'Confermata',
  'quote_approved.subject': 'La tua festa è confermata: {shortDate}, {party}',
  'quote_approved.preheader':
    '{agreed, select, yes {Proposta {version}, {price}.} other {Il giorno è tuo.}} Codice {reference}.',
  'quote_approved.title': 'La tua festa è confermata',
  'quote_approved.intro':
    '<b>è tutto confermato</b>. {agreed, select, yes {Vale la proposta {version}, quella che hai accettato.} other {Il giorno è tuo.}} Non vediamo l’ora di festeggiare con te.',
  'quote_approved.action': 'Apri la tua pagina',
  'quote_approved.closing':
    'Cambia il numero di persone, o hai ancora una domanda? Scrivici dalla tua pagina o chiamaci al <call>{phone}</call>.',
  'quote_reopened.state': 'Da confermare di nuovo',
  'quote_reopened.subject': 'La tua festa di {shortDate} non è ancora confermata',
  'quote_reopened.preheader': 'Ci scusiamo: ti rispondiamo al più presto. Codice {reference}.',
  'quote_reopened.title': 'La tua festa non è ancora confermata',
  'quote_reopened.intro':
    'la conferma che ti abbiamo mandato è partita troppo presto e ce ne scusiamo: <b>la tua richiesta è di nuovo in attesa</b>. Ti rispondiamo al più presto.',
  'quote_reopened.action': 'Apri la tua pagina',
  'quote_reopened.closing': 'Per qualunque domanda chiamaci al <call>{phone}</call>.',
  'quote_rejected.state': 'Richiesta non accolta',
  'quote_rejected.subject': 'Richiesta non accolta: la tua festa di {shortDate}, {party}',
  'quote_rejected.preheader': 'Ci dispiace. Se vuoi parlarne, chiamaci: {phone}.',
  'quote_rejected.title': 'Questa volta non è possibile',
  'quote_rejected.intro':
    'grazie di aver pensato a noi. Ci dispiace: per {mediumDate}, {party}, <b>non possiamo accogliere la tua richiesta</b>.',
  'quote_rejected.action': 'Apri la tua pagina',
  'quote_rejected.closing':
    'Vuoi provare con un altro giorno, o saperne di più? Chiamaci al <call>{phone}</call>: ne parliamo volentieri.',
  'footer.reasonOfQuote':
    'Ricevi questa mail perché hai chiesto un preventivo con questo indirizzo. Non è pubblicità e non c’è nulla da disdire.',
} as const;

export type QuoteMailTexts = Readonly<Record<keyof typeof italianQuoteMailTexts, string>>;

import { italianQuoteMailTexts } from './quotes/it.ts';

/**
 * Texts of the mails to guests. Keys for one kind of mail begin with the kind (`confirmed.title`),
 * and introductions begin in lower case after a greeting.
 */
export const italianGuestMailTexts = {
  greeting: '{named, select, yes {Ciao {name},} other {Ciao,}}',
  'date.dayAndMonth': '{day} {month}',
  'date.long': '{weekday} {dayAndMonth} {year}',
  'date.medium': '{weekday} {dayAndMonth}',
  'date.short': '{weekdayShort} {dayAndMonth}',
  'date.shortest': '{weekdayShort} {day}',
  party: '{people, plural, one {# persona} other {# persone}}',
  arrival: 'fra le {start} e le {end}',
  'arrival.at': 'alle {time}',
  where: '{venue}, {street}, provincia di {province}',

  'facts.caption': 'I dati della prenotazione',
  'facts.when': 'Quando',
  'facts.tomorrow': 'Domani',
  'facts.was': 'Era per',
  'facts.arrival': 'Arrivo',
  'facts.people': 'Persone',
  'facts.table': 'Tavolo',
  'facts.where': 'Dove',
  'facts.code': 'Codice',
  'facts.noTable': 'Lo scegliamo noi',
  'facts.before': 'Prima: <old></old>',
  'facts.floor':
    '{floor, select, 0 {Piano terra} 1 {Primo piano} 2 {Secondo piano} other {Piano {floor}}}',
  'facts.stay':
    '{meal, select, pranzo {Il tavolo è tuo per tutto il pranzo} other {Il tavolo è tuo per tutta la serata}}',

  'received.state': 'In attesa di risposta',
  'received.subject': 'Richiesta ricevuta: {shortDate}, {start}, {party}',
  'received.preheader': 'La guardiamo e ti rispondiamo a questo indirizzo. Codice {reference}.',
  'received.title': 'La tua richiesta è arrivata',
  'received.intro': '<b>il tavolo non è ancora confermato</b>: ti scriviamo qui appena lo è.',
  'received.answerTime':
    'Di solito rispondiamo entro {hours, plural, =0 {{minutes} minuti} one {un’ora{half, select, yes { e mezza} other {}}} other {# ore{half, select, yes { e mezza} other {}}}}, negli orari di apertura.',
  'received.action': 'Segui la richiesta',
  'received.closing':
    'In allegato trovi un appuntamento provvisorio per il calendario. Puoi cambiare o annullare dal tuo link fino all’inizio del turno, alle {start}, senza costi.',

  'confirmed.state': 'Confermata',
  'confirmed.subject': 'Confermato: {shortDate}, {start}, {party}',
  'confirmed.preheader': 'Il tavolo è tuo. Arrivo {arrival}, codice {reference}.',
  'confirmed.title': 'Il tavolo è tuo',
  'confirmed.intro':
    '{meal, select, pranzo {ti aspettiamo {weekday} a pranzo.} other {ti aspettiamo {weekday} sera.}}',
  'confirmed.action': 'Apri la prenotazione',
  'confirmed.closing':
    'In allegato trovi l’appuntamento per il calendario. Puoi cambiare o annullare dal tuo link fino all’inizio del turno, alle {start}, senza costi.',

  'changed.state': 'Cambiata e confermata',
  'changed.subject':
    '{change, select, time {Cambiata: {shortDate}, ora alle {start}, {party}} other {Cambiata: {shortDate}, {start}, {party}}}',
  'changed.preheader': 'Vale questa, la precedente non conta più. Codice {reference}.',
  'changed.title':
    '{change, select, date {Nuova data: {dayAndMonth}} time {Il nuovo orario è le {start}} people {Il tavolo ora è per {people}} table {Il tavolo è cambiato} other {La prenotazione è aggiornata}}',
  'changed.intro': 'la prenotazione è aggiornata. Vale questa, la precedente non conta più.',
  'changed.action': 'Apri la prenotazione',
  'changed.closing':
    'In allegato l’appuntamento aggiornato per il calendario. Puoi cambiare o annullare dal tuo link fino all’inizio del turno, alle {start}, senza costi.',

  'change_declined.state': 'Resta com’era',
  'change_declined.subject': 'Resta com’era: {shortDate}, {start}, {party}',
  'change_declined.preheader': 'Non possiamo fare la modifica che hai chiesto. Codice {reference}.',
  'change_declined.title': 'La prenotazione resta com’era',
  'change_declined.intro':
    'non possiamo fare la modifica che hai chiesto: vale ancora quello che vedi qui sotto.',
  'change_declined.action': 'Apri la prenotazione',
  'change_declined.closing':
    'Puoi chiedere un’altra modifica o annullare dal tuo link fino all’inizio del turno, alle {start}, senza costi.',

  'corrected.state': 'Corretta e confermata',
  'corrected.subject': 'Corretto: {shortDate}, {start}, {party}',
  'corrected.preheader': 'Il messaggio di prima non vale più. Codice {reference}.',
  'corrected.title': 'La prenotazione vale',
  'corrected.intro':
    'il messaggio di prima era un nostro errore, e ce ne scusiamo: <b>vale la prenotazione che vedi qui sotto</b>.',
  'corrected.action': 'Apri la prenotazione',
  'corrected.closing':
    'In allegato l’appuntamento corretto per il calendario. Puoi cambiare o annullare dal tuo link fino all’inizio del turno, alle {start}, senza costi.',

  'corrected_pending.state': 'In attesa di risposta',
  'corrected_pending.subject': 'Corretto: richiesta di nuovo aperta, {shortDate}, {start}',
  'corrected_pending.preheader': 'Il messaggio di prima non vale più. Codice {reference}.',
  'corrected_pending.title': 'La richiesta è di nuovo aperta',
  'corrected_pending.intro':
    'il messaggio di prima era un nostro errore, e ce ne scusiamo: <b>il tavolo non è ancora confermato</b>, e ti scriviamo qui appena lo è.',
  'corrected_pending.action': 'Segui la richiesta',
  'corrected_pending.closing':
    'In allegato trovi un appuntamento provvisorio per il calendario. Puoi cambiare o annullare dal tuo link fino all’inizio del turno, alle {start}, senza costi.',

  'cancelled_by_guest.state': 'Annullata da te',
  'cancelled_by_guest.subject': 'Annullata: {shortDate}, {start}, {party}',
  'cancelled_by_guest.preheader': 'È tutto a posto, non devi fare altro.',
  'cancelled_by_guest.title': 'Prenotazione annullata',
  'cancelled_by_guest.intro':
    'abbiamo liberato il tavolo: non devi fare altro. Grazie di avercelo detto per tempo.',
  'cancelled_by_guest.action': 'Prenota un altro giorno',
  'cancelled_by_guest.closing':
    'Se hai l’appuntamento nel calendario, apri l’allegato; se resta, cancellalo a mano. Non l’hai annullata tu? Chiamaci: se il tavolo è ancora libero lo rimettiamo a tuo nome.',

  'reminder.state': 'Confermata · è domani',
  'reminder.subject': 'Domani alle {start} ti aspettiamo: ci sei?',
  'reminder.preheader': '{ShortDate}, {party}. Un tocco per dirci di sì.',
  'reminder.title': 'Domani ti aspettiamo',
  'reminder.intro':
    '{meal, select, pranzo {ci vediamo domani a pranzo.} other {ci vediamo domani sera.}} Un tocco e sappiamo che ci sei.',
  'reminder.action': 'Ci sono',
  'reminder.refuse': 'Non riesco',
  'reminder.closing':
    'Una persona in meno, o un ritardo? Segnalo dal <link>tuo link</link>. Puoi annullare fino alle {start} di domani, senza costi.',

  'offer.state': 'Offerta · scade alle {until}',
  'offer.subject': 'Si è liberato un tavolo per {shortestDate}: è tuo fino alle {until}',
  'offer.preheader': '{Party}, {start}. Lo teniamo fino alle {until}, poi passa a chi viene dopo.',
  'offer.title': 'Si è liberato un tavolo',
  'offer.intro':
    'è quello che aspettavi. <b>Lo teniamo per te fino alle {until} di {untilDate}</b>; poi lo offriamo a chi viene dopo.',
  'offer.action': 'Prendo il tavolo',
  'offer.refuse': 'Non mi serve più',
  'offer.closing_request':
    'Se lo prendi lo teniamo per te: ti confermiamo appena possibile, e poi ti mandiamo l’appuntamento per il calendario. Se non rispondi resti in lista per gli altri turni che hai scelto.',
  'offer.closing':
    'Se lo prendi è subito confermato e ti mandiamo l’appuntamento per il calendario. Se non rispondi resti in lista per gli altri turni che hai scelto.',

  'declined.state': 'Richiesta non accolta',
  'declined.subject': 'Richiesta non accolta: {shortDate}, {start}{alternatives}',
  'declined_full.subject': '{ShortestDate} alle {start} non abbiamo posto{alternatives}',
  'declined_full.title': 'A quell’ora siamo al completo',
  'declined_full.intro': '{mediumDate} alle {start} non abbiamo un tavolo per {party}.',
  'declined_full.closing':
    '{count, plural, =0 {Nessun altro giorno va bene? Mettiti in lista d’attesa per le {start} o chiamaci.} one {Non va bene? <days>Guarda gli altri giorni</days>, mettiti in lista d’attesa per le {start} o chiamaci. Codice: <b>{reference}</b>.} other {Nessuno dei due va bene? <days>Guarda gli altri giorni</days>, mettiti in lista d’attesa per le {start} o chiamaci. Codice: <b>{reference}</b>.}} Se hai l’appuntamento nel calendario, apri l’allegato; se resta, cancellalo a mano.',
  'declined_closed.title':
    '{meal, select, pranzo {{Weekday} a pranzo siamo chiusi} other {{Weekday} sera siamo chiusi}}',
  'declined_closed.intro':
    '{mediumDate} {meal, select, pranzo {a pranzo} other {a cena}} il locale è chiuso e non possiamo accogliere la tua richiesta per {party}.',
  'declined_short_notice.title': 'Il preavviso è troppo breve',
  'declined_short_notice.intro':
    'la richiesta per {mediumDate} alle {start} è arrivata troppo a ridosso del turno e non riusciamo ad accoglierla.',
  'declined_contact.title': 'Non riusciamo a contattarti',
  'declined_contact.intro':
    'con i recapiti che ci hai lasciato non riusciamo a raggiungerti, e non possiamo tenere il tavolo di {mediumDate} alle {start}. Chiamaci e lo sistemiamo insieme.',
  'declined_duplicate.title': 'Abbiamo già una tua richiesta',
  'declined_duplicate.intro':
    'per {mediumDate} abbiamo già un’altra tua richiesta, che non cambia. Questa, in più, non la teniamo.',
  'declined_other.title': 'Questa volta non è possibile',
  'declined_other.intro':
    'non possiamo accogliere la tua richiesta per {mediumDate} alle {start}, {party}. Per saperne di più, chiamaci.',

  'cancelled.state': 'Annullata dal ristorante',
  'cancelled.subject': 'Annullata: {shortDate}, {start}, {party}{alternatives}',
  'cancelled_closed.subject':
    '{ShortDate} {meal, select, pranzo {a pranzo} other {a cena}} siamo chiusi{alternatives}',
  'cancelled_closed.title':
    '{meal, select, pranzo {{Weekday} a pranzo siamo chiusi} other {{Weekday} sera siamo chiusi}}',
  'cancelled_closed.intro':
    'ci dispiace: {mediumDate} {meal, select, pranzo {a pranzo} other {a cena}} il locale è chiuso e la tua prenotazione delle {start} per {party} è annullata.',
  'cancelled_table.title': 'Non abbiamo più il tavolo',
  'cancelled_table.intro':
    'ci dispiace: {mediumDate} alle {start} non abbiamo più un tavolo per {party}, e la tua prenotazione è annullata.',
  'cancelled_asked.state': 'Annullata su tua richiesta',
  'cancelled_asked.title': 'Prenotazione annullata',
  'cancelled_asked.intro':
    'abbiamo annullato la prenotazione di {mediumDate} alle {start} come ci hai chiesto: non devi fare altro.',
  'cancelled_other.title': 'La prenotazione è annullata',
  'cancelled_other.intro':
    'ci dispiace: abbiamo dovuto annullare la tua prenotazione di {mediumDate} alle {start} per {party}.',

  'alternatives.inSubject':
    '{count, plural, =0 {} one {: un’alternativa} =2 {: due alternative} other {: # alternative}}',
  'alternatives.preheader':
    '{count, plural, =0 {Guarda gli altri giorni, oppure chiamaci. Codice {reference}.} other {{Options}: basta un tocco.}}',
  'alternatives.option': '{weekday} alle {start}',
  'alternatives.intro':
    '{count, plural, =0 {} one {Questo posto è libero mentre ti scriviamo: se lo scegli, ti confermiamo presto.} other {Questi posti sono liberi mentre ti scriviamo: se ne scegli uno, ti confermiamo presto.}}',
  'alternatives.choose': 'Scelgo {weekday}',
  'alternatives.chooseTime': 'Scelgo le {start}',
  'alternatives.action': 'Guarda gli altri giorni',
  'alternatives.closing':
    '{count, plural, =0 {Per qualunque domanda, chiamaci.} one {Non va bene? <days>Guarda gli altri giorni</days> o chiamaci. Codice: <b>{reference}</b>.} other {Nessuno di questi va bene? <days>Guarda gli altri giorni</days> o chiamaci. Codice: <b>{reference}</b>.}} Se hai l’appuntamento nel calendario, apri l’allegato; se resta, cancellalo a mano.',

  'facts.price': 'Prezzo',
  'facts.option': 'Il giorno è tenuto fino a',
  quote_when: '{longDate}, {meal, select, pranzo {a pranzo} other {a cena}}',
  quote_option: '{untilDate}, {until}',

  'calendar.summary': '{venue}, tavolo per {people}',
  'calendar.description': 'Arrivo {arrival}. Codice {reference}.',

  'footer.address': '{street}, provincia di {province}, {region}',
  'footer.directions': 'Come arrivare',
  'footer.phone': 'Telefono <call>{phone}</call>',
  'footer.reason':
    'Ricevi questa mail perché hai chiesto un tavolo con questo indirizzo. Non è pubblicità e non c’è nulla da disdire.',
  'footer.reasonOfOffer':
    'Ricevi questa mail perché hai chiesto un avviso nel caso si liberasse un tavolo. La lista si cancella una settimana dopo la data.',
  'footer.privacy': 'Privacy',
  ...italianQuoteMailTexts,
} as const;

export type GuestMailTextId = keyof typeof italianGuestMailTexts;
export type GuestMailTexts = Readonly<Record<GuestMailTextId, string>>;

export const italianRefusalTexts = {
  malformed: 'La richiesta non è leggibile.',
  invalid: 'Richiesta non valida',
  csrf: 'La pagina è scaduta. Riprova.',
  not_found: 'Risorsa non trovata.',
  method_not_allowed: 'Operazione non ammessa.',
  timeout: 'La richiesta ha impiegato troppo tempo.',
  too_large: 'La richiesta è troppo grande.',
  unsupported_type: 'Formato non ammesso: invia JSON.',
  unsupported_coding: 'Contenuto compresso non ammesso: invialo senza compressione.',
  misdirected: 'Questo indirizzo non è servito qui.',
  unavailable: 'Il servizio è momentaneamente occupato. Riprova tra qualche istante.',
  unexpected: 'Si è verificato un errore. Riprova più tardi.',
  too_many_requests: 'Troppe richieste. Riprova tra poco.',
  'too_many_requests.searches': 'Troppe ricerche in poco tempo. Riprova tra {retryAfter} secondi.',
  'too_many_requests.sign_ins': 'Troppi accessi in questo momento. Riprova tra qualche secondo.',
  login_required: 'Accesso richiesto',
  bad_credentials: 'Credenziali non valide',
  too_many_attempts: 'Troppi tentativi di accesso. Riprova tra {retryAfter} secondi.',
  invalid_key: 'Idempotency-Key non valida: al massimo 64 caratteri senza spazi.',
  key_reused:
    'Questa richiesta è già stata inviata con dati diversi. Ricarica la pagina e riprova.',
  trap_filled: 'Non è stato possibile inviare il modulo: riprova, oppure chiamaci al {phone}.',
  proof_needed:
    'Arrivano molte richieste in questo momento. Riprova più tardi, oppure chiamaci al {phone}.',
  quota_reached: 'Abbiamo già ricevuto più richieste da te oggi. Per un’altra chiamaci al {phone}.',
  reservation_unknown: 'Prenotazione non trovata',
  date_too_far: 'Si può prenotare fino a {lastDay, date, full}.',
  'date_too_far.quote': 'Si può chiedere un preventivo fino a {lastDay, date, full}.',
  'slot_mismatch.meal': 'Il turno scelto non è di questo pasto',
  'slot_mismatch.turn': 'Il turno indicato non corrisponde a quello scelto',
  arrival_outside_turn: 'Scegli un orario di arrivo fra quelli del turno.',
  arrival_full: 'A quell’ora la cucina è al completo: scegli le {nextArrival} o un orario dopo.',
  'arrival_full.last':
    'A quell’ora la cucina è al completo: scegli un orario prima, o non indicarlo.',
  slot_inactive: 'Questo turno non è più prenotabile. Scegline un altro.',
  service_closed:
    'In questa data il ristorante è chiuso per questo servizio. Scegli un altro giorno.',
  online_stopped:
    'Per questo turno non prendiamo più prenotazioni online. Scegline un altro, oppure chiamaci.',
  kitchen_closed:
    'A quest’ora la cucina è già chiusa. Scegli un turno che comincia prima, oppure chiamaci.',
  'kitchen_closed.arrival':
    'In questa data la cucina chiude alle {kitchenClosesAt}: scegli un orario precedente.',
  turn_begun: 'Questo turno è già iniziato o sta per iniziare: non è più prenotabile online.',
  table_unknown: 'Questo tavolo non esiste più. Scegline un altro.',
  table_inactive: 'Questo tavolo non è più in uso. Scegline un altro.',
  table_out_of_season:
    'La sala di questo tavolo è chiusa: riapre {reopensOn, date, full}. Scegli un altro tavolo.',
  room_closed: 'La sala di questo tavolo è chiusa in questo turno. Scegli un altro tavolo.',
  table_blocked: 'Questo tavolo non è disponibile in questo turno. Scegline un altro.',
  reservation_closed: 'Questa prenotazione è chiusa: non si può più modificare.',
  reservation_unanswered: 'La tua richiesta aspetta ancora la nostra risposta.',
  visit_begun: 'Il turno è iniziato: per qualsiasi cambiamento chiamaci.',
  change_pending:
    'Aspettiamo già di rispondere a una modifica: prima ritirala, poi chiedine un’altra.',
  change_without_difference: 'La prenotazione è già così.',
  party_not_smaller: 'Da qui si può solo ridurre il numero delle persone.',
  table_taken:
    'Qualcuno ha appena prenotato questo tavolo. Scegline un altro: i tuoi dati restano qui.',
  table_too_small: 'Questo tavolo è troppo piccolo per il vostro gruppo.',
  table_too_large: 'Questo tavolo è riservato a gruppi più numerosi.',
  turn_full:
    'Capacità insufficiente per {asked} persone. Richiedi {asked} posti, disponibili {left}.',
  no_table_left:
    'Così non tutti avrebbero un tavolo in questo turno. Scegli un altro tavolo o un altro turno.',
  'turn_full.just_now': 'I posti di questo turno sono appena finiti. Scegli un altro turno.',
  turn_not_full:
    'Alle {startTime} c’è ancora posto per voi: prenota subito quel turno, senza aspettare.',
  waiting_list_unknown: 'Iscrizione alla lista d’attesa non trovata',
  proposal_over: 'Questa proposta non vale più: chiamaci e troviamo insieme un posto.',
  'proposal_over.taken':
    'Nel frattempo questo tavolo è stato preso: scegli un’altra proposta, oppure chiamaci.',
  offer_over: 'Questa offerta non vale più: il tempo è scaduto o l’hai già lasciata ad altri.',
  offer_accepted: 'Hai già preso il posto: per disdire apri la pagina della prenotazione.',
  quote_link_unknown: 'Questa pagina non esiste: controlla il collegamento.',
  proposal_superseded: 'Nel frattempo c’è una nuova proposta: leggila prima di accettare.',
  option_expired:
    'Il tempo per questa proposta è scaduto: scrivici, e ti diciamo se la data è ancora libera.',
  quote_closed: 'Questa richiesta è chiusa: per qualsiasi cosa chiamaci.',
  questions_waiting:
    'Abbiamo già le tue domande: ti rispondiamo al più presto. Se è urgente, chiamaci.',
} as const;

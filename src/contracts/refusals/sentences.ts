/**
 * The Italian sentences with which a call of a visitor may be refused. `{name}` stands for what changes: it is read
 * from the refusal's details where they have it, else from the sentence.
 */
export const visitorSentences = [
  // Requests that cannot be read or answered.
  'La richiesta non è leggibile.', 'La pagina è scaduta. Riprova.', 'Risorsa non trovata.', 'Operazione non ammessa.',
  'La richiesta ha impiegato troppo tempo.', 'La richiesta è troppo grande.', 'Formato non ammesso: invia JSON.',
  'Questo indirizzo non è servito qui.', 'Contenuto compresso non ammesso: invialo senza compressione.',
  'Troppe richieste. Riprova tra poco.', 'Il servizio è momentaneamente occupato. Riprova tra qualche istante.',
  'Si è verificato un errore. Riprova più tardi.', 'Accesso richiesto', 'Richiesta non valida', 'La richiesta deve essere un oggetto JSON',
  'Idempotency-Key non valida: al massimo 64 caratteri senza spazi.',
  'Questa richiesta è già stata inviata con dati diversi. Ricarica la pagina e riprova.',
  // Fields.
  'Campo obbligatorio', 'Valore non valido', 'Formato non valido', 'Testo non valido', 'Numero non valido', 'Numero troppo grande',
  'Numero troppo piccolo', 'Elenco non valido', 'Indica true o false', 'Campi non ammessi: {fields}', 'Massimo {max} caratteri',
  'Almeno {min} caratteri', 'Massimo {max} voci', 'Almeno {min} voci', 'Identificativo non valido', 'Collegamento non valido',
  'Il testo contiene caratteri non ammessi', 'Scrivi su una sola riga', 'Indica almeno una lettera o un numero',
  'Formato orario non valido (HH:MM)', 'Seleziona una data', 'Seleziona pranzo o cena', 'Seleziona un turno',
  'La data non può essere nel passato', 'La data dell\'evento è obbligatoria', 'Il nome è obbligatorio',
  'Il numero di telefono è obbligatorio', 'Numero di telefono non valido', 'Email non valida',
  'Numero di persone deve essere almeno 1', 'Massimo 8 persone per prenotazione online', 'Massimo 1.000 persone',
  'Le idee di menu sono obbligatorie', 'Il nome deve contenere almeno 2 caratteri', 'Inserisci un indirizzo email valido',
  'Il messaggio deve contenere almeno 10 caratteri', 'Devi accettare il trattamento dei dati personali per proseguire',
  'Username richiesto', 'Password richiesta',
  // Decisions.
  'Si può prenotare fino a {lastDay}.', 'Si può chiedere un preventivo fino a {lastDay}.',
  'Il turno scelto non è di questo pasto', 'Il turno indicato non corrisponde a quello scelto',
  'Questo turno non è più prenotabile. Scegline un altro.',
  'In questa data il ristorante è chiuso per questo servizio. Scegli un altro giorno.',
  'Questo turno è già iniziato o sta per iniziare: non è più prenotabile online.',
  'Questo tavolo non esiste più. Scegline un altro.', 'Questo tavolo non è più in uso. Scegline un altro.',
  'Questo tavolo non è disponibile in questo turno. Scegline un altro.',
  'Qualcuno ha appena prenotato questo tavolo. Scegline un altro: i tuoi dati restano qui.',
  'Questo tavolo è troppo piccolo per il vostro gruppo.', 'Questo tavolo è riservato a gruppi più numerosi.',
  'Capacità insufficiente per {asked} persone. Richiedi {asked} posti, disponibili {left}.',
  'I posti di questo turno sono appena finiti. Scegli un altro turno.', 'Prenotazione non trovata',
  'Non è stato possibile inviare il modulo: riprova, oppure chiamaci al {phone}.',
  'Troppe richieste da questa rete. Riprova più tardi, oppure chiamaci al {phone}.',
  'Arrivano molte richieste in questo momento. Riprova tra {retryAfter} secondi, oppure chiamaci al {phone}.',
  'Abbiamo già ricevuto più richieste da te oggi. Per un’altra chiamaci al {phone}.',
  'Troppe ricerche in poco tempo. Riprova tra {retryAfter} secondi.',
  'Credenziali non valide', 'Troppi tentativi di accesso. Riprova tra {retryAfter} secondi.',
  'Troppi accessi in questo momento. Riprova tra qualche secondo.',
] as const;

export type VisitorSentence = (typeof visitorSentences)[number];
export type Translations = Readonly<Record<VisitorSentence, string>>;

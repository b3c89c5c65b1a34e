import type { MessageTranslations } from './italian-messages.ts';

export const englishMessages: MessageTranslations = {
  'La richiesta non è leggibile.': 'The request cannot be read.',
  'La pagina è scaduta. Riprova.': 'The page has expired. Please try again.',
  'Risorsa non trovata.': 'Not found.',
  'Operazione non ammessa.': 'This operation is not allowed.',
  'La richiesta ha impiegato troppo tempo.': 'The request took too long.',
  'La richiesta è troppo grande.': 'The request is too large.',
  'Formato non ammesso: invia JSON.': 'Format not allowed: send JSON.',
  'Questo indirizzo non è servito qui.': 'This address is not served here.',
  'Contenuto compresso non ammesso: invialo senza compressione.':
    'Compressed content is not allowed: send it uncompressed.',
  'Troppe richieste. Riprova tra poco.': 'Too many requests. Please try again shortly.',
  'Il servizio è momentaneamente occupato. Riprova tra qualche istante.':
    'The service is busy right now. Please try again in a moment.',
  'Si è verificato un errore. Riprova più tardi.': 'Something went wrong. Please try again later.',
  'Accesso richiesto': 'Please sign in',
  'Richiesta non valida': 'The request is not valid',
  'La richiesta deve essere un oggetto JSON': 'The request must be a JSON object',
  'Idempotency-Key non valida: al massimo 64 caratteri senza spazi.':
    'Idempotency-Key is not valid: at most 64 characters without spaces.',
  'Questa richiesta è già stata inviata con dati diversi. Ricarica la pagina e riprova.':
    'This request was already sent with different details. Reload the page and try again.',
  'Campo obbligatorio': 'This field is required',
  'Valore non valido': 'This value is not valid',
  'Formato non valido': 'This format is not valid',
  'Testo non valido': 'This text is not valid',
  'Numero non valido': 'This number is not valid',
  'Numero troppo grande': 'This number is too large',
  'Numero troppo piccolo': 'This number is too small',
  'Elenco non valido': 'This list is not valid',
  'Indica true o false': 'Enter true or false',
  'Campi non ammessi: {fields}': 'Fields not allowed: {fields}',
  'Massimo {max} caratteri': 'At most {max} characters',
  'Almeno {min} caratteri': 'At least {min} characters',
  'Massimo {max} voci': 'At most {max} entries',
  'Almeno {min} voci': 'At least {min} entries',
  'Identificativo non valido': 'This identifier is not valid',
  'Collegamento non valido': 'This link is not valid',
  'Il testo contiene caratteri non ammessi': 'The text contains characters that are not allowed',
  'Scrivi su una sola riga': 'Write on a single line',
  'Indica almeno una lettera o un numero': 'Enter at least one letter or digit',
  'Formato orario non valido (HH:MM)': 'This time is not valid (HH:MM)',
  'Seleziona una data': 'Choose a date',
  'Seleziona pranzo o cena': 'Choose lunch or dinner',
  'Seleziona un turno': 'Choose a sitting',
  'La data non può essere nel passato': 'The date cannot be in the past',
  "La data dell'evento è obbligatoria": 'The date of the event is required',
  'Il nome è obbligatorio': 'The name is required',
  'Il numero di telefono è obbligatorio': 'The phone number is required',
  'Numero di telefono non valido': 'Invalid phone number',
  'Email non valida': 'Invalid email',
  'Numero di persone deve essere almeno 1': 'The number of people must be at least 1',
  'Massimo 8 persone per prenotazione online': 'At most 8 people per online reservation',
  'Massimo 1.000 persone': 'At most 1,000 people',
  'Le idee di menu sono obbligatorie': 'Menu ideas are required',
  'Il nome deve contenere almeno 2 caratteri': 'The name needs at least 2 characters',
  'Inserisci un indirizzo email valido': 'Enter a valid email address',
  'Il messaggio deve contenere almeno 10 caratteri': 'The message needs at least 10 characters',
  'Devi accettare il trattamento dei dati personali per proseguire':
    'You must agree to the processing of personal data to go on',
  'Username richiesto': 'The username is required',
  'Password richiesta': 'The password is required',
  'Si può prenotare fino a {lastDay}.': 'Bookings are open until {lastDay}.',
  'Si può chiedere un preventivo fino a {lastDay}.':
    'Quotes can be requested for dates until {lastDay}.',
  'Il turno scelto non è di questo pasto': 'The chosen sitting does not belong to this meal',
  'Il turno indicato non corrisponde a quello scelto':
    'The sitting given is not the one that was chosen',
  'Questo turno non è più prenotabile. Scegline un altro.':
    'This sitting can no longer be booked. Choose another one.',
  'In questa data il ristorante è chiuso per questo servizio. Scegli un altro giorno.':
    'The restaurant is closed for this service on this date. Choose another day.',
  'Questo turno è già iniziato o sta per iniziare: non è più prenotabile online.':
    'This sitting has begun or is about to begin: it can no longer be booked online.',
  'Questo tavolo non esiste più. Scegline un altro.':
    'This table no longer exists. Choose another one.',
  'Questo tavolo non è più in uso. Scegline un altro.':
    'This table is no longer in use. Choose another one.',
  'Questo tavolo non è disponibile in questo turno. Scegline un altro.':
    'This table is not available for this sitting. Choose another one.',
  'Qualcuno ha appena prenotato questo tavolo. Scegline un altro: i tuoi dati restano qui.':
    'Somebody has just booked this table. Choose another one: what you typed stays here.',
  'Questo tavolo è troppo piccolo per il vostro gruppo.': 'This table is too small for your group.',
  'Questo tavolo è riservato a gruppi più numerosi.': 'This table is kept for larger groups.',
  'Capacità insufficiente per {asked} persone. Richiedi {asked} posti, disponibili {left}.':
    'Not enough capacity for {asked} people. You asked for {asked} places; places left: {left}.',
  'I posti di questo turno sono appena finiti. Scegli un altro turno.':
    'The places of this sitting have just run out. Choose another sitting.',
  'Prenotazione non trovata': 'Booking not found',
  'Non è stato possibile inviare il modulo: riprova, oppure chiamaci al {phone}.':
    'The form could not be sent: try again, or call us on {phone}.',
  'Troppe richieste da questa rete. Riprova più tardi, oppure chiamaci al {phone}.':
    'Too many requests from this network. Try again later, or call us on {phone}.',
  'Arrivano molte richieste in questo momento. Riprova tra {retryAfter} secondi, oppure chiamaci al {phone}.':
    'Many requests are arriving right now. Try again in {retryAfter} seconds, or call us on {phone}.',
  'Abbiamo già ricevuto più richieste da te oggi. Per un’altra chiamaci al {phone}.':
    'We have already received several requests from you today. For another one, call us on {phone}.',
  'Troppe ricerche in poco tempo. Riprova tra {retryAfter} secondi.':
    'Too many searches in a short time. Try again in {retryAfter} seconds.',
  'Credenziali non valide': 'Wrong username or password',
  'Troppi tentativi di accesso. Riprova tra {retryAfter} secondi.':
    'Too many sign-in attempts. Try again in {retryAfter} seconds.',
  'Troppi accessi in questo momento. Riprova tra qualche secondo.':
    'Too many people are signing in right now. Try again in a few seconds.',
};

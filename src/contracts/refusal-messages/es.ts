import type { MessageTranslations } from './italian-messages.ts';

export const spanishMessages: MessageTranslations = {
  'La richiesta non è leggibile.': 'No se puede leer la solicitud.',
  'La pagina è scaduta. Riprova.': 'La página ha caducado. Inténtalo de nuevo.',
  'Risorsa non trovata.': 'No encontrado.',
  'Operazione non ammessa.': 'Operación no permitida.',
  'La richiesta ha impiegato troppo tempo.': 'La solicitud ha tardado demasiado.',
  'La richiesta è troppo grande.': 'La solicitud es demasiado grande.',
  'Formato non ammesso: invia JSON.': 'Formato no admitido: envía JSON.',
  'Questo indirizzo non è servito qui.': 'Esta dirección no se sirve aquí.',
  'Contenuto compresso non ammesso: invialo senza compressione.':
    'No se admite contenido comprimido: envíalo sin comprimir.',
  'Troppe richieste. Riprova tra poco.':
    'Demasiadas solicitudes. Inténtalo de nuevo dentro de poco.',
  'Il servizio è momentaneamente occupato. Riprova tra qualche istante.':
    'El servicio está ocupado en este momento. Inténtalo de nuevo en unos instantes.',
  'Si è verificato un errore. Riprova più tardi.': 'Se ha producido un error. Inténtalo más tarde.',
  'Accesso richiesto': 'Inicia sesión',
  'Richiesta non valida': 'La solicitud no es válida',
  'La richiesta deve essere un oggetto JSON': 'La solicitud debe ser un objeto JSON',
  'Idempotency-Key non valida: al massimo 64 caratteri senza spazi.':
    'Idempotency-Key no válida: como máximo 64 caracteres sin espacios.',
  'Questa richiesta è già stata inviata con dati diversi. Ricarica la pagina e riprova.':
    'Esta solicitud ya se envió con datos distintos. Recarga la página e inténtalo de nuevo.',
  'Campo obbligatorio': 'Este campo es obligatorio',
  'Valore non valido': 'El valor no es válido',
  'Formato non valido': 'El formato no es válido',
  'Testo non valido': 'El texto no es válido',
  'Numero non valido': 'El número no es válido',
  'Numero troppo grande': 'El número es demasiado grande',
  'Numero troppo piccolo': 'El número es demasiado pequeño',
  'Elenco non valido': 'La lista no es válida',
  'Indica true o false': 'Debe ser true o false',
  'Campi non ammessi: {fields}': 'Campos no permitidos: {fields}',
  'Massimo {max} caratteri': 'Máximo {max} caracteres',
  'Almeno {min} caratteri': 'Mínimo {min} caracteres',
  'Massimo {max} voci': 'Máximo {max} elementos',
  'Almeno {min} voci': 'Mínimo {min} elementos',
  'Identificativo non valido': 'El identificador no es válido',
  'Collegamento non valido': 'El enlace no es válido',
  'Il testo contiene caratteri non ammessi': 'El texto contiene caracteres no permitidos',
  'Scrivi su una sola riga': 'Escribe en una sola línea',
  'Indica almeno una lettera o un numero': 'Escribe al menos una letra o un número',
  'Formato orario non valido (HH:MM)': 'La hora no es válida (HH:MM)',
  'Seleziona una data': 'Elige una fecha',
  'Seleziona pranzo o cena': 'Elige almuerzo o cena',
  'Seleziona un turno': 'Elige un turno',
  'La data non può essere nel passato': 'La fecha no puede estar en el pasado',
  "La data dell'evento è obbligatoria": 'La fecha del evento es obligatoria',
  'Il nome è obbligatorio': 'El nombre es obligatorio',
  'Il numero di telefono è obbligatorio': 'El número de teléfono es obligatorio',
  'Numero di telefono non valido': 'Número de teléfono no válido',
  'Email non valida': 'Correo electrónico no válido',
  'Numero di persone deve essere almeno 1': 'El número de personas debe ser al menos 1',
  'Massimo 8 persone per prenotazione online': 'Máximo 8 personas por reserva en línea',
  'Massimo 1.000 persone': 'Máximo 1000 personas',
  'Le idee di menu sono obbligatorie': 'Las ideas de menú son obligatorias',
  'Il nome deve contenere almeno 2 caratteri': 'El nombre debe tener al menos 2 caracteres',
  'Inserisci un indirizzo email valido': 'Introduce una dirección de email válida',
  'Il messaggio deve contenere almeno 10 caratteri': 'El mensaje debe tener al menos 10 caracteres',
  'Devi accettare il trattamento dei dati personali per proseguire':
    'Debes aceptar el tratamiento de los datos personales para continuar',
  'Username richiesto': 'El nombre de usuario es obligatorio',
  'Password richiesta': 'La contraseña es obligatoria',
  'Si può prenotare fino a {lastDay}.': 'Se puede reservar hasta el {lastDay}.',
  'Si può chiedere un preventivo fino a {lastDay}.':
    'Se puede pedir presupuesto para fechas hasta el {lastDay}.',
  'Il turno scelto non è di questo pasto': 'El turno elegido no es de esta comida',
  'Il turno indicato non corrisponde a quello scelto':
    'El turno indicado no coincide con el elegido',
  'Questo turno non è più prenotabile. Scegline un altro.':
    'Este turno ya no se puede reservar. Elige otro.',
  'In questa data il ristorante è chiuso per questo servizio. Scegli un altro giorno.':
    'El restaurante está cerrado para este servicio en esta fecha. Elige otro día.',
  'Questo turno è già iniziato o sta per iniziare: non è più prenotabile online.':
    'Este turno ya ha empezado o está a punto de empezar: ya no se puede reservar en línea.',
  'Questo tavolo non esiste più. Scegline un altro.': 'Esta mesa ya no existe. Elige otra.',
  'Questo tavolo non è più in uso. Scegline un altro.': 'Esta mesa ya no está en uso. Elige otra.',
  'Questo tavolo non è disponibile in questo turno. Scegline un altro.':
    'Esta mesa no está disponible en este turno. Elige otra.',
  'Qualcuno ha appena prenotato questo tavolo. Scegline un altro: i tuoi dati restano qui.':
    'Alguien acaba de reservar esta mesa. Elige otra: tus datos siguen aquí.',
  'Questo tavolo è troppo piccolo per il vostro gruppo.':
    'Esta mesa es demasiado pequeña para vuestro grupo.',
  'Questo tavolo è riservato a gruppi più numerosi.':
    'Esta mesa está reservada para grupos más numerosos.',
  'Capacità insufficiente per {asked} persone. Richiedi {asked} posti, disponibili {left}.':
    'No hay capacidad para {asked} personas. Pides {asked} plazas, quedan {left}.',
  'I posti di questo turno sono appena finiti. Scegli un altro turno.':
    'Las plazas de este turno se acaban de agotar. Elige otro turno.',
  'Prenotazione non trovata': 'Reserva no encontrada',
  'Non è stato possibile inviare il modulo: riprova, oppure chiamaci al {phone}.':
    'No se ha podido enviar el formulario: inténtalo de nuevo o llámanos al {phone}.',
  'Troppe richieste da questa rete. Riprova più tardi, oppure chiamaci al {phone}.':
    'Demasiadas solicitudes desde esta red. Inténtalo más tarde o llámanos al {phone}.',
  'Arrivano molte richieste in questo momento. Riprova tra {retryAfter} secondi, oppure chiamaci al {phone}.':
    'Están llegando muchas solicitudes en este momento. Inténtalo de nuevo en {retryAfter} segundos o llámanos al {phone}.',
  'Abbiamo già ricevuto più richieste da te oggi. Per un’altra chiamaci al {phone}.':
    'Ya hemos recibido varias solicitudes tuyas hoy. Para otra, llámanos al {phone}.',
  'Troppe ricerche in poco tempo. Riprova tra {retryAfter} secondi.':
    'Demasiadas búsquedas en poco tiempo. Inténtalo de nuevo en {retryAfter} segundos.',
  'Credenziali non valide': 'Usuario o contraseña incorrectos',
  'Troppi tentativi di accesso. Riprova tra {retryAfter} secondi.':
    'Demasiados intentos de acceso. Inténtalo de nuevo en {retryAfter} segundos.',
  'Troppi accessi in questo momento. Riprova tra qualche secondo.':
    'Demasiados accesos en este momento. Inténtalo de nuevo en unos segundos.',
};

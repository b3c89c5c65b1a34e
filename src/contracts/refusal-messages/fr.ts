import type { MessageTranslations } from './italian-messages.ts';

export const frenchMessages: MessageTranslations = {
  'La richiesta non è leggibile.': 'La demande est illisible.',
  'La pagina è scaduta. Riprova.': 'La page a expiré. Réessayez.',
  'Risorsa non trovata.': 'Introuvable.',
  'Operazione non ammessa.': 'Opération non autorisée.',
  'La richiesta ha impiegato troppo tempo.': 'La demande a pris trop de temps.',
  'La richiesta è troppo grande.': 'La demande est trop volumineuse.',
  'Formato non ammesso: invia JSON.': 'Format non accepté : envoyez du JSON.',
  'Questo indirizzo non è servito qui.': 'Cette adresse n’est pas servie ici.',
  'Contenuto compresso non ammesso: invialo senza compressione.':
    'Contenu compressé non accepté : envoyez-le sans compression.',
  'Troppe richieste. Riprova tra poco.': 'Trop de demandes. Réessayez dans un instant.',
  'Il servizio è momentaneamente occupato. Riprova tra qualche istante.':
    'Le service est occupé en ce moment. Réessayez dans quelques instants.',
  'Si è verificato un errore. Riprova più tardi.': 'Une erreur est survenue. Réessayez plus tard.',
  'Accesso richiesto': 'Connexion requise',
  'Richiesta non valida': 'La demande n’est pas valable',
  'La richiesta deve essere un oggetto JSON': 'La demande doit être un objet JSON',
  'Idempotency-Key non valida: al massimo 64 caratteri senza spazi.':
    'Idempotency-Key non valable : 64 caractères au maximum, sans espaces.',
  'Questa richiesta è già stata inviata con dati diversi. Ricarica la pagina e riprova.':
    'Cette demande a déjà été envoyée avec d’autres données. Rechargez la page et réessayez.',
  'Campo obbligatorio': 'Ce champ est obligatoire',
  'Valore non valido': 'Cette valeur n’est pas valable',
  'Formato non valido': 'Ce format n’est pas valable',
  'Testo non valido': 'Ce texte n’est pas valable',
  'Numero non valido': 'Ce nombre n’est pas valable',
  'Numero troppo grande': 'Ce nombre est trop grand',
  'Numero troppo piccolo': 'Ce nombre est trop petit',
  'Elenco non valido': 'Cette liste n’est pas valable',
  'Indica true o false': 'Indiquez true ou false',
  'Campi non ammessi: {fields}': 'Champs non autorisés : {fields}',
  'Massimo {max} caratteri': '{max} caractères au maximum',
  'Almeno {min} caratteri': '{min} caractères au minimum',
  'Massimo {max} voci': '{max} éléments au maximum',
  'Almeno {min} voci': '{min} éléments au minimum',
  'Identificativo non valido': 'L’identifiant n’est pas valable',
  'Collegamento non valido': 'Le lien n’est pas valable',
  'Il testo contiene caratteri non ammessi': 'Le texte contient des caractères non autorisés',
  'Scrivi su una sola riga': 'Écrivez sur une seule ligne',
  'Indica almeno una lettera o un numero': 'Indiquez au moins une lettre ou un chiffre',
  'Formato orario non valido (HH:MM)': 'Cet horaire n’est pas valable (HH:MM)',
  'Seleziona una data': 'Choisissez une date',
  'Seleziona pranzo o cena': 'Choisissez déjeuner ou dîner',
  'Seleziona un turno': 'Choisissez un service',
  'La data non può essere nel passato': 'La date ne peut pas être passée',
  "La data dell'evento è obbligatoria": 'La date de l’événement est obligatoire',
  'Il nome è obbligatorio': 'Le nom est obligatoire',
  'Il numero di telefono è obbligatorio': 'Le numéro de téléphone est obligatoire',
  'Numero di telefono non valido': 'Numéro de téléphone non valide',
  'Email non valida': 'E-mail non valide',
  'Numero di persone deve essere almeno 1': 'Le nombre de personnes doit être au moins 1',
  'Massimo 8 persone per prenotazione online': '8 personnes au maximum par réservation en ligne',
  'Massimo 1.000 persone': '1 000 personnes au maximum',
  'Le idee di menu sono obbligatorie': 'Les idées de menu sont obligatoires',
  'Il nome deve contenere almeno 2 caratteri': 'Le nom doit contenir au moins 2 caractères',
  'Inserisci un indirizzo email valido': 'Saisissez une adresse e-mail valide',
  'Il messaggio deve contenere almeno 10 caratteri':
    'Le message doit contenir au moins 10 caractères',
  'Devi accettare il trattamento dei dati personali per proseguire':
    'Vous devez accepter le traitement des données personnelles pour continuer',
  'Username richiesto': 'Le nom d’utilisateur est obligatoire',
  'Password richiesta': 'Le mot de passe est obligatoire',
  'Si può prenotare fino a {lastDay}.': 'Les réservations sont ouvertes jusqu’au {lastDay}.',
  'Si può chiedere un preventivo fino a {lastDay}.':
    'Les devis peuvent être demandés pour des dates jusqu’au {lastDay}.',
  'Il turno scelto non è di questo pasto': 'Le service choisi n’appartient pas à ce repas',
  'Il turno indicato non corrisponde a quello scelto':
    'Le service indiqué n’est pas celui qui a été choisi',
  'Questo turno non è più prenotabile. Scegline un altro.':
    'Ce service ne peut plus être réservé. Choisissez-en un autre.',
  'In questa data il ristorante è chiuso per questo servizio. Scegli un altro giorno.':
    'À cette date, le restaurant est fermé pour ce service. Choisissez un autre jour.',
  'Questo turno è già iniziato o sta per iniziare: non è più prenotabile online.':
    'Ce service a déjà commencé ou va commencer : il ne peut plus être réservé en ligne.',
  'Questo tavolo non esiste più. Scegline un altro.':
    'Cette table n’existe plus. Choisissez-en une autre.',
  'Questo tavolo non è più in uso. Scegline un altro.':
    'Cette table n’est plus utilisée. Choisissez-en une autre.',
  'Questo tavolo non è disponibile in questo turno. Scegline un altro.':
    'Cette table n’est pas disponible pour ce service. Choisissez-en une autre.',
  'Qualcuno ha appena prenotato questo tavolo. Scegline un altro: i tuoi dati restano qui.':
    'Quelqu’un vient de réserver cette table. Choisissez-en une autre : vos données restent ici.',
  'Questo tavolo è troppo piccolo per il vostro gruppo.':
    'Cette table est trop petite pour votre groupe.',
  'Questo tavolo è riservato a gruppi più numerosi.':
    'Cette table est réservée aux groupes plus nombreux.',
  'Capacità insufficiente per {asked} persone. Richiedi {asked} posti, disponibili {left}.':
    'Capacité insuffisante pour {asked} personnes. Vous demandez {asked} places, il en reste {left}.',
  'I posti di questo turno sono appena finiti. Scegli un altro turno.':
    'Les places de ce service viennent de s’épuiser. Choisissez un autre service.',
  'Prenotazione non trovata': 'Réservation introuvable',
  'Non è stato possibile inviare il modulo: riprova, oppure chiamaci al {phone}.':
    'Le formulaire n’a pas pu être envoyé : réessayez ou appelez-nous au {phone}.',
  'Troppe richieste da questa rete. Riprova più tardi, oppure chiamaci al {phone}.':
    'Trop de demandes depuis ce réseau. Réessayez plus tard ou appelez-nous au {phone}.',
  'Arrivano molte richieste in questo momento. Riprova tra {retryAfter} secondi, oppure chiamaci al {phone}.':
    'Beaucoup de demandes arrivent en ce moment. Réessayez dans {retryAfter} secondes ou appelez-nous au {phone}.',
  'Abbiamo già ricevuto più richieste da te oggi. Per un’altra chiamaci al {phone}.':
    'Nous avons déjà reçu plusieurs demandes de votre part aujourd’hui. Pour une autre, appelez-nous au {phone}.',
  'Troppe ricerche in poco tempo. Riprova tra {retryAfter} secondi.':
    'Trop de recherches en peu de temps. Réessayez dans {retryAfter} secondes.',
  'Credenziali non valide': 'Identifiant ou mot de passe incorrect',
  'Troppi tentativi di accesso. Riprova tra {retryAfter} secondi.':
    'Trop de tentatives de connexion. Réessayez dans {retryAfter} secondes.',
  'Troppi accessi in questo momento. Riprova tra qualche secondo.':
    'Trop de connexions en ce moment. Réessayez dans quelques secondes.',
};

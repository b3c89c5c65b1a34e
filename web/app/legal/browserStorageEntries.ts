export type StorageEntry = {
  readonly names: readonly string[];
  readonly why: string;
  readonly until: string;
};

/**
 * Cookies of the cookie policy. The list must match src/platform/http/session/cookie-names.ts. Each
 * cookie has two names, because the prefix `__Host-` requires https.
 */
export const cookies: readonly StorageEntry[] = [
  {
    names: ['__Host-pre', 'pre'],
    why: 'Protegge l’invio dei moduli da richieste false e riconosce il browser di chi ha già una prenotazione confermata. Nasce solo quando compili un modulo; contiene un numero casuale.',
    until: 'Alla chiusura del browser',
  },
  {
    names: ['__Host-sid', 'sid'],
    why: 'Tiene aperto l’accesso del personale all’area riservata. Chi visita il sito non lo riceve.',
    until: '8 ore, o 30 minuti senza attività',
  },
  {
    names: ['__Host-device', 'device'],
    why: 'Riconosce un browser da cui il personale è già entrato, perché chi tenta password altrui non lo blocchi. Chi visita il sito non lo riceve.',
    until: '180 giorni dall’ultimo accesso',
  },
];

export const localStorageEntries: readonly StorageEntry[] = [
  {
    names: ['language'],
    why: 'Ricorda la lingua che hai scelto.',
    until: 'Finché non la cambi o svuoti i dati del browser',
  },
  {
    names: ['cookieConsent', 'cookieConsentDate'],
    why: 'Ricordano la tua scelta sui cookie (accepted o rejected) e quando l’hai fatta.',
    until: '12 mesi',
  },
  {
    names: ['reservation'],
    why: 'Ricorda il link, il codice, il giorno, l’ora, le persone e lo stato delle prenotazioni fatte da questo browser, perché tu le ritrovi. Non contiene il tuo nome né i tuoi recapiti.',
    until: 'Fino al giorno della visita, o finché la prenotazione è attiva',
  },
  {
    names: ['quote'],
    why: 'Ricorda il link e il giorno dell’ultima richiesta di preventivo fatta da questo browser, perché tu la ritrovi. Non contiene il tuo nome né i tuoi recapiti.',
    until: 'Fino al giorno della festa, o finché la richiesta è aperta',
  },
  {
    names: ['reservationDraft'],
    why: 'Conserva quello che scrivi nella richiesta di prenotazione, anche nome, recapiti e allergie, perché tu lo ritrovi se ricarichi la pagina. Resta nel tuo browser.',
    until: 'Fino all’invio della richiesta o alla chiusura della scheda',
  },
  {
    names: ['carriedAllergens'],
    why: 'Porta nella richiesta di prenotazione gli allergeni che hai scelto nella carta, quando premi «Porta nella richiesta». Resta nel tuo browser.',
    until: 'Fino all’apertura della richiesta o alla chiusura della scheda',
  },
  {
    names: ['guest'],
    why: 'Ricorda il nome, il telefono e l’e-mail che hai scritto prenotando, perché la prossima volta tu li ritrovi. Nasce solo se scegli «Ricordami su questo dispositivo»; resta in questo browser.',
    until: 'Finché non premi «Dimenticami» o svuoti i dati del browser',
  },
  {
    names: ['scrollPositions'],
    why: 'Ricorda il punto della pagina a cui tornare quando premi «indietro».',
    until: 'Alla chiusura della scheda',
  },
];

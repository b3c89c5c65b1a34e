/** Only signed-in staff receive these texts, so they exist in Italian only. */
export const staffRefusalTexts = {
  'slot_inactive.desk': 'Questo turno non è attivo: scegline un altro.',
  'table_unknown.desk': 'Questo tavolo non esiste più: scegline un altro.',
  'table_inactive.desk': 'Il tavolo «{table}» non è in uso: scegline un altro.',
  'service_closed.desk': 'In questa data il servizio è chiuso.',
  'table_blocked.desk': 'Il tavolo «{table}» è bloccato in questo turno.',
  'table_taken.desk': 'Il tavolo «{table}» è già occupato in questo turno.',
  'table_taken.by_others': 'questo tavolo è di un’altra prenotazione. Assegnane un altro.',
  'table_too_small.desk':
    'Il tavolo «{table}» ha {seats} posti: sono troppo pochi per {asked} persone.',
  changed_meanwhile: 'Nel frattempo {by} ha modificato {thing}. Controlla e riprova.',
  'conflict.by': '{message} ({by})',
  'conflict.holder': '{message} È della prenotazione {reference}',
  'admission.cannot_accept': 'Non si può accettare: {reason}',
  'admission.cannot_undo': 'Non si può tornare indietro: {reason}',
  reservation_settled: 'Prenotazione già gestita: {state}',
  reservation_pending: 'Questa richiesta è ancora in attesa: prima accettala o rifiutala.',
  'turn_not_begun.no_show': 'Il turno non è ancora iniziato: il cliente può ancora arrivare.',
  'turn_not_begun.complete': 'Il turno non è ancora iniziato: non si può completare.',
  too_early: 'La prenotazione è per un altro giorno: il cliente non può essere già arrivato.',
  not_seated: 'Gli ospiti non risultano seduti: prima segna «Seduti».',
  nothing_to_undo: 'Non c’è più niente da annullare: si può tornare indietro solo entro un minuto.',
} as const;

import type { StaffRole } from '#src/contracts/common/access-rights.ts';

/** Describes the rights of each role in one sentence. */
export const roleHints: Record<StaffRole, string> = {
  administrator: 'Tutta l’area riservata, anche i dati personali e le persone.',
  'dining-room':
    'Le prenotazioni, Stasera, la porta, il blocco dei tavoli e la lista d’attesa. Niente menu, orari, chiusure e storico.',
  cashier: 'Legge le prenotazioni e i preventivi, e segna le prenotazioni al telefono.',
  kitchen:
    'Legge solo orari, coperti, tavoli e allergie di stasera, e segna che cosa è finito. Nessun nome, nessun telefono.',
  auditor: 'Legge solo lo storico, senza i dati personali.',
};

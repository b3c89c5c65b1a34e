import { lazy, type ComponentType } from 'react';
import { LaterTab } from './LaterTab.tsx';
import type { TabKey } from './tabs.ts';

/** What stands behind each tab, one line each; a tab's code is fetched when it is first opened. */
export const panels: Record<TabKey, ComponentType> = {
  menu: () => <LaterTab title="Menu">Da qui si aggiungeranno, modificheranno e toglieranno i piatti, con le loro immagini.</LaterTab>,
  reservations: lazy(async () => ({ default: (await import('../../features/booking/staff/ReservationsTab.tsx')).ReservationsTab })),
  tables: () => <LaterTab title="Tavoli">Da qui si aggiungeranno, modificheranno e toglieranno i tavoli.</LaterTab>,
  timeslots: () => <LaterTab title="Orari">Da qui si gestiranno i turni prenotabili di pranzo e cena.</LaterTab>,
  quotes: () => <LaterTab title="Preventivi">Da qui si approveranno o rifiuteranno le richieste di preventivo per gli eventi.</LaterTab>,
  capacity: lazy(async () => ({ default: (await import('../../features/booking/staff/CapacityTab.tsx')).CapacityTab })),
  closures: () => <LaterTab title="Gestione Disponibilità">Da qui si imposteranno le chiusure, per una data o per un giorno della settimana.</LaterTab>,
  messages: () => <LaterTab title="Messaggi">Da qui si leggeranno i messaggi arrivati dal sito.</LaterTab>,
};

import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CapacityTab } from '../../features/booking/staff/CapacityTab.tsx';
import { ReservationsTab } from '../../features/booking/staff/ReservationsTab.tsx';
import { useWaitingReservations } from '../../features/booking/staff/useWaitingReservations.ts';
import { AdminHeader } from './AdminHeader.tsx';
import { AdminPage, Content } from './AdminPage.ts';
import { LaterTab } from './LaterTab.tsx';
import { SeedButton } from './SeedButton.tsx';
import { TabBar } from './TabBar.tsx';
import { tabOf, type TabKey } from './tabs.ts';

/** The staff area (specification §2). Only the open tab is mounted, so that only its lists are read. */
export const Dashboard = () => {
  const [search, setSearch] = useSearchParams();
  const waiting = useWaitingReservations();
  const tab = tabOf(search);
  return (
    <AdminPage>
      <AdminHeader><SeedButton /></AdminHeader>
      <main>
        <TabBar current={tab} onChoose={(next) => setSearch({ tab: next }, { replace: true })} waiting={{ reservations: waiting }} />
        <Content role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`}>{panels[tab]}</Content>
      </main>
    </AdminPage>
  );
};

const panels: Record<TabKey, ReactNode> = {
  menu: <LaterTab title="Menu">Da qui si aggiungeranno, modificheranno e toglieranno i piatti, con le loro immagini.</LaterTab>,
  reservations: <ReservationsTab />,
  tables: <LaterTab title="Tavoli">Da qui si aggiungeranno, modificheranno e toglieranno i tavoli.</LaterTab>,
  timeslots: <LaterTab title="Orari">Da qui si gestiranno i turni prenotabili di pranzo e cena.</LaterTab>,
  quotes: <LaterTab title="Preventivi">Da qui si approveranno o rifiuteranno le richieste di preventivo per gli eventi.</LaterTab>,
  capacity: <CapacityTab />,
  closures: <LaterTab title="Gestione Disponibilità">Da qui si imposteranno le chiusure, per una data o per un giorno della settimana.</LaterTab>,
};

import { Frieze } from '../../shared/ui/Frieze.ts';
import { AdminHeader } from './AdminHeader.tsx';
import { AdminPage, Content } from './AdminPage.ts';
import { LaterTab } from './LaterTab.tsx';

/** Auditors may only read the reservation history, whose screens come with later work: this page says so. */
export const AuditorWelcome = ({ username }: { username: string | undefined }) => (
  <AdminPage>
    <AdminHeader subtitle={username ? `Revisore · ${username}` : 'Revisore'} />
    <main>
      <Frieze $height={14} />
      <Content>
        <LaterTab title="Storico delle prenotazioni">
          L'accesso come revisore è riuscito. Le schermate per consultare e verificare lo storico arriveranno con un prossimo aggiornamento; le altre sezioni sono riservate agli amministratori.
        </LaterTab>
      </Content>
    </main>
  </AdminPage>
);

import { styled } from 'styled-components';
import { Wrap } from '../../shared/ui/text.ts';
import { AdminHeader } from './AdminHeader.tsx';
import { LaterTab } from './LaterTab.tsx';

/** Auditors may only read the reservation history, whose screens come with later work: this page says so. */
export const AuditorWelcome = ({ username }: { username: string | undefined }) => (
  <>
    <AdminHeader subtitle={username ? `Revisore · ${username}` : 'Revisore'} />
    <Main as="main">
      <LaterTab title="Storico delle prenotazioni">
        L'accesso come revisore è riuscito. Le schermate per consultare e verificare lo storico arriveranno con un prossimo aggiornamento; le altre sezioni sono riservate agli amministratori.
      </LaterTab>
    </Main>
  </>
);

const Main = styled(Wrap)`padding-bottom: 80px;`;

import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { Chips } from '../../shared/ui/Chips.tsx';
import { Bar } from '../../shared/ui/staffLayout.ts';
import { ChainView } from './ChainView.tsx';
import { LogView } from './LogView.tsx';
import { PastBookView } from './PastBookView.tsx';
import { StoryView } from './StoryView.tsx';

const views = ['registro', 'libro', 'verifica'] as const;
type View = (typeof views)[number];
const labels: Record<View, string> = {
  registro: 'Registro',
  libro: 'Il libro com’era',
  verifica: 'Verifica',
};

/** The history, for auditors and administrators: the log, the book of any moment, and the proof that neither was altered. */
export const HistoryPage = ({ isAdministrator }: { isAdministrator: boolean }) => {
  const [search, setSearch] = useSearchParams();
  const view = views.find((one) => one === search.get('view')) ?? 'registro';
  const stream = search.get('storia');
  return (
    <>
      <Head>
        <h2>Storico</h2>
        <Chips
          label="Parti dello storico"
          chosen={view}
          onChoose={(next) => setSearch({ view: next })}
          chips={views.map((key) => ({ key, label: labels[key] }))}
        />
      </Head>
      {view === 'registro' && (stream ? <StoryView key={stream} stream={stream} /> : <LogView />)}
      {view === 'libro' && <PastBookView />}
      {view === 'verifica' && <ChainView isAdministrator={isAdministrator} />}
    </>
  );
};

const Head = styled(Bar)`
  align-items: end;
`;

import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { FilterChips } from '#web/shared/ui/controls/FilterChips.tsx';
import { TabHeader } from '#web/shared/ui/layout/staffTabLayout.ts';
import { HashChainView } from './HashChainView.tsx';
import { EventLogView } from './EventLogView.tsx';
import { PastReservationsView } from './PastReservationsView.tsx';
import { StreamHistoryView } from './StreamHistoryView.tsx';

const views = ['registro', 'libro', 'verifica'] as const;
type View = (typeof views)[number];
const labels: Record<View, string> = {
  registro: 'Registro',
  libro: 'Il libro com’era',
  verifica: 'Verifica',
};

export const HistoryPage = ({ isAdministrator }: { isAdministrator: boolean }) => {
  const [search, setSearch] = useSearchParams();
  const view = views.find((one) => one === search.get('view')) ?? 'registro';
  const stream = search.get('storia');
  return (
    <>
      <Head>
        <h2>Storico</h2>
        <FilterChips
          label="Parti dello storico"
          chosen={view}
          onChoose={(next) => setSearch({ view: next })}
          chips={views.map((key) => ({ key, label: labels[key] }))}
        />
      </Head>
      {view === 'registro' &&
        (stream ? <StreamHistoryView key={stream} stream={stream} /> : <EventLogView />)}
      {view === 'libro' && <PastReservationsView />}
      {view === 'verifica' && <HashChainView isAdministrator={isAdministrator} />}
    </>
  );
};

const Head = styled(TabHeader)`
  align-items: end;
`;

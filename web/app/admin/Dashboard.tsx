import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LiveDesk } from '../../features/booking/staff/live/LiveDesk.tsx';
import { Loading } from '../../shared/ui/Loading.tsx';
import { AdminHeader } from './AdminHeader.tsx';
import { AdminLinks } from './AdminLinks.tsx';
import { AdminPage, Content } from './AdminPage.ts';
import { PanelGuard } from './PanelGuard.tsx';
import { panels } from './panels.tsx';
import { SeedButton } from './SeedButton.tsx';
import { TabBar } from './TabBar.tsx';
import { tabOf } from './tabs.ts';
import { useWaiting } from './useWaiting.ts';

/** The staff area (specification §2). Only the open tab is mounted, so that only its lists are read. */
export const Dashboard = () => {
  const [search, setSearch] = useSearchParams();
  const waiting = useWaiting();
  const tab = tabOf(search);
  const Panel = panels[tab];
  return (
    <AdminPage>
      <LiveDesk />
      <AdminHeader action={<SeedButton />}>
        <AdminLinks />
      </AdminHeader>
      <main>
        <TabBar
          current={tab}
          onChoose={(next) => setSearch({ tab: next }, { replace: true })}
          waiting={waiting}
        />
        <Content role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`}>
          <PanelGuard key={tab}>
            <Suspense fallback={<Loading>Caricamento...</Loading>}>
              <Panel />
            </Suspense>
          </PanelGuard>
        </Content>
      </main>
    </AdminPage>
  );
};

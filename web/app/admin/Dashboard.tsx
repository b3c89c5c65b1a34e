import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LiveUpdates } from '../../features/booking/staff/live/LiveDesk.tsx';
import { Loading } from '../../shared/ui/Loading.tsx';
import { AdminHeader } from './AdminHeader.tsx';
import { AdminNav } from './AdminLinks.tsx';
import { AdminPage, AdminContent } from './AdminPage.ts';
import { TabErrorBoundary } from './PanelGuard.tsx';
import { tabPanels } from './panels.tsx';
import { SeedDemoDataButton } from './SeedButton.tsx';
import { TabBar } from './TabBar.tsx';
import { parseTab } from './tabs.ts';
import { useTabCounts } from './useWaiting.ts';

/** The staff area (specification §2). Only the open tab is mounted, so that only its lists are read. */
export const Dashboard = () => {
  const [search, setSearch] = useSearchParams();
  const waiting = useTabCounts();
  const tab = parseTab(search);
  const Panel = tabPanels[tab];
  return (
    <AdminPage>
      <LiveUpdates />
      <AdminHeader action={<SeedDemoDataButton />}>
        <AdminNav />
      </AdminHeader>
      <main>
        <TabBar
          current={tab}
          onChoose={(next) => setSearch({ tab: next }, { replace: true })}
          waiting={waiting}
        />
        <AdminContent role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`}>
          <TabErrorBoundary key={tab}>
            <Suspense fallback={<Loading>Caricamento...</Loading>}>
              <Panel />
            </Suspense>
          </TabErrorBoundary>
        </AdminContent>
      </main>
    </AdminPage>
  );
};

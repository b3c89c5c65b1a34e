import { Suspense } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { LiveUpdates } from '#web/features/booking/live/LiveUpdates.tsx';
import { isServiceTime, toServiceMoment } from '#web/features/booking/tonight/serviceMoment.ts';
import { useMayCall } from '#web/shared/access/permissions.tsx';
import { serverNow } from '#web/shared/api/serverTime.ts';
import { Loading } from '#web/shared/ui/feedback/Loading.tsx';
import { AdminHeader } from '../layout/AdminHeader.tsx';
import { AdminNav } from '../layout/AdminNav.tsx';
import { AdminPage, AdminContent } from '../layout/adminPageStyles.ts';
import { TabErrorBoundary } from './TabErrorBoundary.tsx';
import { tabPanels } from './tabPanels.tsx';
import { SeedDemoDataButton } from './SeedDemoDataButton.tsx';
import { TabBar } from './TabBar.tsx';
import { dashboardTabs, parseTab } from './dashboardTabs.ts';
import { useTabCounts } from './useTabCounts.ts';

/**
 * Mounts only the open tab, because each tab requests its own lists. During the service, `/admin`
 * without a tab redirects to the evening's screen.
 */
export const Dashboard = () => {
  const [search, setSearch] = useSearchParams();
  const waiting = useTabCounts();
  const tabs = dashboardTabs.filter(useMayCall());
  if (!search.has('tab') && isServiceTime(toServiceMoment(new Date(serverNow()))))
    return <Navigate to="/admin/tonight" replace />;
  const tab = parseTab(search, tabs);
  const Panel = tabPanels[tab];
  return (
    <AdminPage>
      <LiveUpdates />
      <AdminHeader
        {...(tabs.some(({ key }) => key === 'menu') ? { action: <SeedDemoDataButton /> } : {})}
      >
        <AdminNav />
      </AdminHeader>
      <main>
        <TabBar
          tabs={tabs}
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

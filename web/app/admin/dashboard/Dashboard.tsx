import { Suspense } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { LiveUpdates } from '#web/features/booking/live/LiveUpdates.tsx';
import { useSessionQuery } from '#web/features/staff/sessionApi.ts';
import { useMayCall } from '#web/shared/access/permissions.tsx';
import { Loading } from '#web/shared/ui/feedback/Loading.tsx';
import { AdminHeader } from '../layout/AdminHeader.tsx';
import { AdminNav } from '../layout/AdminNav.tsx';
import { AdminPage, AdminContent } from '../layout/adminPageStyles.ts';
import { TabErrorBoundary } from './TabErrorBoundary.tsx';
import { tabPanels } from './tabPanels.tsx';
import { SeedDemoDataButton } from './SeedDemoDataButton.tsx';
import { TabBar } from './TabBar.tsx';
import { dashboardTabs, parseTab, type DashboardTab, type TabKey } from './dashboardTabs.ts';
import { useTabCounts } from './useTabCounts.ts';

/** Messages are a page behind *Altro*, because the specification has seven tabs. */
const isInTabBar = ({ key }: DashboardTab) => key !== 'messages';

const panelName = (tab: TabKey) =>
  tab === 'messages' ? { 'aria-label': 'Messaggi' } : { 'aria-labelledby': `tab-${tab}` };

/**
 * Mounts only the open tab, because each tab requests its own lists. The trusted device starts on
 * the evening's screen.
 */
export const Dashboard = () => {
  const [search, setSearch] = useSearchParams();
  const role = useSessionQuery().data?.role;
  const waiting = useTabCounts();
  const tabs = dashboardTabs.filter(useMayCall());
  if (role === 'trusted-device' && !search.has('tab'))
    return <Navigate to="/admin/tonight" replace />;
  const tab = parseTab(search, tabs);
  const Panel = tabPanels[tab];
  return (
    <AdminPage>
      <LiveUpdates />
      <AdminHeader
        {...(tabs.some(({ key }) => key === 'menu') ? { action: <SeedDemoDataButton /> } : {})}
      >
        <AdminNav unreadMessages={waiting.messages ?? 0} />
      </AdminHeader>
      <main>
        <TabBar
          tabs={tabs.filter(isInTabBar)}
          current={tab}
          onChoose={(next) => setSearch({ tab: next }, { replace: true })}
          waiting={waiting}
        />
        <AdminContent role="tabpanel" id={`panel-${tab}`} {...panelName(tab)}>
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

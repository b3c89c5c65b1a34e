import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LiveUpdates } from '#web/features/booking/live/LiveUpdates.tsx';
import { usePendingReservationCount } from '#web/features/booking/desk/usePendingReservationCount.ts';
import { useUnreadMessageCount } from '#web/features/contact/staff/useUnreadMessageCount.ts';
import { usePendingQuoteCount } from '#web/features/private-events/staff/usePendingQuoteCount.ts';
import { Loading } from '#web/shared/ui/feedback/Loading.tsx';
import { AdminHeader } from '../layout/AdminHeader.tsx';
import { AdminNav } from '../layout/AdminNav.tsx';
import { AdminPage, AdminContent } from '../layout/adminPageStyles.ts';
import { TabErrorBoundary } from './TabErrorBoundary.tsx';
import { tabPanels } from './tabPanels.tsx';
import { SeedDemoDataButton } from './SeedDemoDataButton.tsx';
import { TabBar } from './TabBar.tsx';
import { parseTab, type TabKey } from './dashboardTabs.ts';

const useTabCounts = (): Partial<Record<TabKey, number>> => ({
  reservations: usePendingReservationCount(),
  quotes: usePendingQuoteCount(),
  messages: useUnreadMessageCount(),
});

/** Mounts only the open tab. Otherwise the browser would request the lists of all tabs. */
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

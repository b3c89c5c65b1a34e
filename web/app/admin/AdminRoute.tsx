import type { ReactNode } from 'react';
import type { Audience } from '#src/contracts/common/access-rights.ts';
import { useAlertsInView } from '#web/shared/hooks/useAlertsInView.ts';
import { AdminLayout } from './layout/AdminLayout.tsx';
import { useDocumentTitle } from './layout/useDocumentTitle.ts';
import { RequireStaff } from './RequireStaff.tsx';

export type AdminRouteProps = {
  readonly title: string;
  /** Accounts that may open the page. */
  readonly access: Audience;
  readonly withLayout?: true;
};

export const AdminRoute = ({
  title,
  access,
  withLayout,
  children,
}: AdminRouteProps & { children: ReactNode }) => {
  useDocumentTitle(title);
  useAlertsInView();
  const page = withLayout ? <AdminLayout>{children}</AdminLayout> : children;
  return access === 'public' ? page : <RequireStaff audience={access}>{page}</RequireStaff>;
};

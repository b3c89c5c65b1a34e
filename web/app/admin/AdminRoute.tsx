import type { ReactNode } from 'react';
import { AdminLayout } from './layout/AdminLayout.tsx';
import { useDocumentTitle } from './layout/useDocumentTitle.ts';
import { RequireAdmin, RequireStaff } from './RequireAdmin.tsx';

export type AdminRouteProps = {
  readonly title: string;
  /** `staff` admits every account. `administrator` redirects auditors to the event history. */
  readonly access: 'public' | 'staff' | 'administrator';
  readonly withLayout?: true;
};

const guards = {
  public: ({ children }: { children: ReactNode }) => children,
  staff: RequireStaff,
  administrator: RequireAdmin,
};

export const AdminRoute = ({
  title,
  access,
  withLayout,
  children,
}: AdminRouteProps & { children: ReactNode }) => {
  useDocumentTitle(title);
  const Guard = guards[access];
  return <Guard>{withLayout ? <AdminLayout>{children}</AdminLayout> : children}</Guard>;
};

import type { ReactNode } from 'react';
import { Frieze } from '#web/shared/ui/layout/Frieze.ts';
import { AdminHeader } from './AdminHeader.tsx';
import { AdminNav } from './AdminNav.tsx';
import { AdminPage, AdminContent } from './adminPageStyles.ts';

type Props = {
  subtitle?: string;
  children: ReactNode;
};

export const AdminLayout = ({ subtitle, children }: Props) => (
  <AdminPage>
    <AdminHeader {...(subtitle === undefined ? {} : { subtitle })}>
      <AdminNav />
    </AdminHeader>
    <main>
      <Frieze $height={14} />
      <AdminContent>{children}</AdminContent>
    </main>
  </AdminPage>
);

import { useLocation } from 'react-router-dom';
import { useSessionQuery } from '#web/features/staff/sessionApi.ts';
import { ButtonLink } from '#web/shared/ui/controls/Button.ts';

const adminLinks = [
  { to: '/admin/tonight', label: 'Stasera', auditor: false },
  // The tab keeps `/admin` from opening the evening's screen during the service.
  { to: '/admin?tab=menu', label: 'Servizio', auditor: false },
  { to: '/admin/numbers', label: 'Numeri', auditor: false },
  { to: '/admin/audit', label: 'Storico', auditor: true },
  { to: '/admin/privacy', label: 'Dati personali', auditor: false },
  { to: '/admin/access', label: 'Il mio accesso', auditor: true },
] as const;

export const AdminNav = () => {
  const { pathname } = useLocation();
  const { data: session } = useSessionQuery();
  return adminLinks
    .filter(
      ({ to, auditor }) =>
        to.split('?')[0] !== pathname && (auditor || session?.role === 'administrator'),
    )
    .map(({ to, label }) => (
      <ButtonLink key={to} to={to} $variant="onDark" $size="sm">
        {label}
      </ButtonLink>
    ));
};

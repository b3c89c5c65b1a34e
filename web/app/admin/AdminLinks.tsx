import { useLocation } from 'react-router-dom';
import { ButtonLink } from '../../shared/ui/Button.ts';

const places = [{ to: '/admin', label: 'Servizio' }, { to: '/admin/audit', label: 'Storico' }, { to: '/admin/privacy', label: 'Dati personali' }] as const;

/** From one part of the staff area to the others; the one that is open is left out. */
export const AdminLinks = () => {
  const { pathname } = useLocation();
  return places.filter(({ to }) => to !== pathname).map(({ to, label }) => <ButtonLink key={to} to={to} $variant="ghost" $size="sm">{label}</ButtonLink>);
};

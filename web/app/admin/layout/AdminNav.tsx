import { useLocation } from 'react-router-dom';
import { useMayCall } from '#web/shared/access/permissions.tsx';
import { ButtonLink } from '#web/shared/ui/controls/Button.ts';
import { adminLinks } from './adminLinks.ts';

export const AdminNav = () => {
  const { pathname } = useLocation();
  const mayCall = useMayCall();
  return adminLinks
    .filter((link) => link.to.split('?')[0] !== pathname && mayCall(link))
    .map(({ to, label }) => (
      <ButtonLink key={to} to={to} $variant="onDark" $size="sm">
        {label}
      </ButtonLink>
    ));
};

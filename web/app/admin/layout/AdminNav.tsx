import { useLocation } from 'react-router-dom';
import { useMayCall } from '#web/shared/access/permissions.tsx';
import { ButtonLink } from '#web/shared/ui/controls/Button.ts';
import { adminLinks, messagesLink } from './adminLinks.ts';

export const AdminNav = ({ unreadMessages = 0 }: { unreadMessages?: number }) => {
  const { pathname, search } = useLocation();
  const mayCall = useMayCall();
  return adminLinks
    .filter((link) => ![pathname, pathname + search].includes(link.to) && mayCall(link))
    .map(({ to, label }) => (
      <ButtonLink key={to} to={to} $variant="onDark" $size="sm">
        {to === messagesLink.to && unreadMessages > 0
          ? `${label} (${unreadMessages} da leggere)`
          : label}
      </ButtonLink>
    ));
};

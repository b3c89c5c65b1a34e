import * as Radix from '@radix-ui/react-dropdown-menu';
import { Link } from 'react-router-dom';
import { useMayCall } from '#web/shared/access/permissions.tsx';
import { useReleasePersonMutation } from '#web/features/staff/trusted-device/trustedDeviceApi.ts';
import { useSessionQuery } from '#web/features/staff/sessionApi.ts';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { dashboardTabs } from '../dashboard/dashboardTabs.ts';
import { useTabCounts } from '../dashboard/useTabCounts.ts';
import { useFillDatabase } from '../dashboard/useFillDatabase.ts';
import { officeLinks, soldOutLink } from '../layout/adminLinks.ts';
import { useLeaveAction } from '../layout/useLogout.ts';
import { PushMenuItem } from './PushMenuItem.tsx';
import { Column, Count, Heading, Item, Sheet } from './placesMenuStyles.ts';

const register = [
  { to: '/admin/tonight?view=closing', label: 'Chiudi la serata', audience: 'dining-room' },
  { to: '/admin/sheet', label: 'Foglio della sera', audience: 'desk' },
  soldOutLink,
  ...officeLinks,
] as const;

/**
 * Menu item of the trusted device. Ends the confirmation of the current person, so the next person
 * can confirm.
 */
const ChangePerson = () => {
  const { data: session } = useSessionQuery();
  const [release] = useReleasePersonMutation();
  if (!session?.person) return null;
  return <Item onSelect={() => void release()}>Non sono {session.person}</Item>;
};

/** Menu with links from the evening's screen to all other screens of the staff area. */
export const PlacesMenu = () => {
  const counts = useTabCounts();
  const leave = useLeaveAction();
  const mayCall = useMayCall();
  const { fill } = useFillDatabase();
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>
        <Button $size="sm" $variant="onDark">
          Schede
        </Button>
      </Radix.Trigger>
      <Sheet align="end" sideOffset={8} aria-label="Schede e registro">
        <Column>
          <Heading>Schede</Heading>
          {dashboardTabs.filter(mayCall).map(({ key, label }) => (
            <Item key={key} asChild>
              <Link to={`/admin?tab=${key}`}>
                {label}
                {(counts[key] ?? 0) > 0 && <Count>{counts[key]}</Count>}
              </Link>
            </Item>
          ))}
        </Column>
        <Column>
          <Heading>Registro</Heading>
          {register.filter(mayCall).map(({ to, label }) => (
            <Item key={to} asChild>
              <Link to={to}>{label}</Link>
            </Item>
          ))}
          <PushMenuItem />
          {mayCall({ audience: 'administrator' }) && (
            <Item onSelect={() => void fill()}>Popola Database</Item>
          )}
          <ChangePerson />
          <Item $isLeaving onSelect={() => void leave()}>
            Logout
          </Item>
        </Column>
      </Sheet>
    </Radix.Root>
  );
};

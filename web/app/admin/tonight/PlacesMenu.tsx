import * as Radix from '@radix-ui/react-dropdown-menu';
import { Link } from 'react-router-dom';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { dashboardTabs } from '../dashboard/dashboardTabs.ts';
import { useTabCounts } from '../dashboard/useTabCounts.ts';
import { useFillDatabase } from '../dashboard/useFillDatabase.ts';
import { useLeaveAction } from '../layout/useLogout.ts';
import { Column, Count, Heading, Item, Sheet } from './placesMenuStyles.ts';

const register = [
  { to: '/admin/tonight?view=closing', label: 'Chiudi la serata' },
  { to: '/admin/sheet', label: 'Foglio della sera' },
  { to: '/admin/numbers', label: 'Numeri' },
  { to: '/admin/audit', label: 'Storico' },
  { to: '/admin/privacy', label: 'Dati personali' },
  { to: '/admin/access', label: 'Il mio accesso' },
] as const;

/** Leads from the evening's screen to every other screen of the staff area. */
export const PlacesMenu = () => {
  const counts = useTabCounts();
  const leave = useLeaveAction();
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
          {dashboardTabs.map(({ key, label }) => (
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
          {register.map(({ to, label }) => (
            <Item key={to} asChild>
              <Link to={to}>{label}</Link>
            </Item>
          ))}
          <Item onSelect={() => void fill()}>Popola Database</Item>
          <Item $isLeaving onSelect={() => void leave()}>
            Logout
          </Item>
        </Column>
      </Sheet>
    </Radix.Root>
  );
};

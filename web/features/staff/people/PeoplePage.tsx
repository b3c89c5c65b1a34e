import { useRef, useState } from 'react';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { TabHeader } from '#web/shared/ui/layout/staffTabLayout.ts';
import { StaffAccountList } from '../access/StaffAccountList.tsx';
import { AddAccountDialog } from './AddAccountDialog.tsx';

/** Page on which owners create and close staff accounts. */
export const PeoplePage = () => {
  const [isAdding, setIsAdding] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <TabHeader>
        <h2>Persone</h2>
        <Button ref={opener} $size="sm" onClick={() => setIsAdding(true)}>
          Aggiungi una persona
        </Button>
      </TabHeader>
      <StaffAccountList />
      {isAdding && <AddAccountDialog returnTo={opener} onDone={() => setIsAdding(false)} />}
    </>
  );
};

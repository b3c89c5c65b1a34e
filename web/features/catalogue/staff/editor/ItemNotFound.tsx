import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { Button } from '#web/shared/ui/controls/Button.ts';

export const ItemNotFound = ({ onBack, children }: { onBack: () => void; children: ReactNode }) => (
  <Place>
    <Alert tone="medium" live>
      {children}
    </Alert>
    <Button $variant="secondary" $size="sm" onClick={onBack}>
      Indietro
    </Button>
  </Place>
);

const Place = styled.div`
  display: grid;
  gap: 18px;
  justify-items: start;
  padding-top: 34px;
`;

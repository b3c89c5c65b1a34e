import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { Button } from '#web/shared/ui/controls/Button.ts';

export const DismissibleNotice = ({
  children,
  onRead,
}: {
  children: ReactNode;
  onRead: () => void;
}) => (
  <Box tone="medium" live>
    <span>{children}</span>
    <Button $variant="secondary" $size="sm" onClick={onRead}>
      Ho capito
    </Button>
  </Box>
);

const Box = styled(Alert)`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 20px;
  align-items: center;
  margin-bottom: 18px;
  span {
    flex: 1 1 320px;
  }
`;

import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import type { Tone } from '#web/shared/ui/theme/tokens.ts';

/**
 * Renders the status element even without a text, because screen readers announce only later
 * changes of its text.
 */
export const LiveRegionNote = ({ tone, children }: { tone: Tone; children: ReactNode }) => (
  <Place role="status">{children && <Alert tone={tone}>{children}</Alert>}</Place>
);

const Place = styled.div`
  &:empty {
    margin-top: -22px;
  }
`;

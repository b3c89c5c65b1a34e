import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import type { Tone } from '#web/shared/ui/theme/tokens.ts';

/** A sentence that comes and goes with what is chosen above it. Its place is always there, so that its coming is spoken. */
export const LiveRegionNote = ({ tone, children }: { tone: Tone; children: ReactNode }) => (
  <Place role="status">{children && <Alert tone={tone}>{children}</Alert>}</Place>
);

// Empty, it gives back the gap of the grid around it.
const Place = styled.div`
  &:empty {
    margin-top: -22px;
  }
`;

import { styled } from 'styled-components';
import { Lead } from '#web/shared/ui/layout/typography.ts';

export const EventsLead = styled(Lead)`
  max-width: 46ch;
  margin-top: 1.25rem;
  font-size: clamp(1.1875rem, 1rem + 0.5vw, 1.5rem);
`;

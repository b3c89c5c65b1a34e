import { styled } from 'styled-components';
import { color } from '#web/shared/ui/theme/tokens.ts';

export const GuestNoteText = styled.p`
  margin-top: 8px;
  padding: 11px 14px;
  border-left: 4px solid ${color.ochre};
  background: #fbf1d6;
  font-size: 0.9375rem;
  line-height: 1.45;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

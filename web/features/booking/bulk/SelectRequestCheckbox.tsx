import { styled } from 'styled-components';
import { color } from '#web/shared/ui/theme/tokens.ts';
import type { BulkSelection } from './useBulkSelection.ts';

export const SelectRequestCheckbox = ({
  id,
  picks: { chosen, toggle },
  describedBy,
}: {
  id: string;
  picks: BulkSelection;
  describedBy: string;
}) => (
  <Box>
    <input
      type="checkbox"
      checked={chosen.has(id)}
      aria-describedby={describedBy}
      onChange={() => toggle(id)}
    />
    Scegli questa richiesta
  </Box>
);

const Box = styled.label`
  display: flex;
  gap: 12px;
  align-items: center;
  min-height: 48px;
  background: ${color.frost};
  font-weight: 600;
  font-size: 0.9375rem;
  cursor: pointer;
  input {
    flex: none;
    width: 24px;
    height: 24px;
    margin: 0;
    accent-color: ${color.cobalt};
  }
  &:has(:checked) {
    background: ${color.cobalt};
    color: ${color.ivory};
    input {
      accent-color: ${color.yellow};
    }
  }
`;

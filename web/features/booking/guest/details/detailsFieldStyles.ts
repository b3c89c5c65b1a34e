import { styled } from 'styled-components';
import { color, tone } from '#web/shared/ui/theme/tokens.ts';
import { visuallyHiddenStyles } from '#web/shared/ui/theme/VisuallyHidden.ts';

export const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

export const Chip = styled.label`
  position: relative;
  cursor: pointer;
  input {
    ${visuallyHiddenStyles}
  }
  span {
    display: flex;
    align-items: center;
    min-height: 44px;
    padding: 4px 14px;
    border: 1.5px solid ${color.edge};
    border-radius: 3px;
    font-weight: 600;
    font-size: 0.96875rem;
    line-height: 1.2;
  }
  &:hover span {
    border-color: ${color.cobalt};
  }
  input:disabled + span {
    border-color: ${color.line};
    background: ${tone.off.ground};
    color: ${tone.off.text};
    text-decoration: line-through;
    cursor: not-allowed;
  }
  input:checked + span {
    border-color: ${color.cobalt};
    background: ${color.cobalt};
    color: ${color.ivory};
    &::before {
      content: '✓';
      margin-right: 6px;
    }
  }
  input:focus-visible + span {
    outline: 3px solid ${color.ochre};
    outline-offset: 3px;
  }
`;

export const Note = styled.p`
  margin-top: 8px;
  color: ${color.textMuted};
  font-size: 0.96875rem;
  line-height: 1.45;
`;

export const CheckboxLabel = styled.label`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 12px;
  align-items: start;
  min-height: 44px;
  padding-block: 6px;
  font-size: 0.96875rem;
  line-height: 1.45;
  cursor: pointer;
  input {
    width: 24px;
    height: 24px;
    margin: 0;
    accent-color: ${color.cobalt};
  }
  input[aria-invalid] {
    outline: 2px solid ${color.brick};
    outline-offset: 1px;
  }
`;

import { styled } from 'styled-components';
import { color } from '#web/shared/ui/theme/tokens.ts';

export const SectionForm = styled.form`
  display: grid;
  gap: 10px;
  margin-top: 16px;
  padding-top: 16px;
  border-top: 1px solid ${color.line};
`;
export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  justify-content: flex-end;
`;
export const CheckLine = styled.label`
  display: flex;
  gap: 10px;
  align-items: center;
  min-height: 44px;
  padding: 4px 0;
  font-size: 1rem;
  line-height: 1.35;
  input {
    flex: none;
    width: 22px;
    height: 22px;
    accent-color: ${color.cobalt};
  }
`;
export const AllergenChips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  button {
    min-height: 44px;
    padding: 0 12px;
    border: 1px solid ${color.edge};
    border-radius: 2px;
    background: ${color.surface};
    font-weight: 600;
  }
  button[aria-pressed='true'] {
    border-color: ${color.pomegranate};
    background: ${color.pomegranate};
    color: ${color.surface};
  }
  @media (forced-colors: active) {
    button[aria-pressed='true'] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;

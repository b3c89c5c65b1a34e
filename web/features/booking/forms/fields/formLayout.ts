import { styled } from 'styled-components';
import { radioCardStyles } from '#web/shared/ui/forms/radioCardStyles.ts';
import { Field } from '#web/shared/ui/forms/Field.tsx';
import { color } from '#web/shared/ui/theme/tokens.ts';

export const Form = styled.form`
  display: grid;
  gap: 16px;
  margin-top: 20px;
`;

export const TwoColumns = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 16px;
  @media (max-width: 30em) {
    grid-template-columns: 1fr;
  }
`;

export const WideField = styled(Field)`
  grid-column: 1 / -1;
`;

export const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 10.625rem), 1fr));
  gap: 8px;
`;
export const Choice = styled.label`
  ${radioCardStyles}
  > span {
    display: flex;
    align-items: center;
    min-height: 48px;
    padding: 8px 14px;
    border: 1.5px solid ${color.edge};
    background: ${color.surface};
    font-weight: 600;
    font-size: 1rem;
    line-height: 1.25;
  }
`;

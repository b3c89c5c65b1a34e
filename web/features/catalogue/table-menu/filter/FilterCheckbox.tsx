import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color } from '#web/shared/ui/theme/tokens.ts';

const Label = styled.label`
  display: flex;
  align-items: center;
  gap: 0.375rem;
  min-height: 2.75rem;
  font-size: 0.9375rem;
  line-height: 1.15;
  cursor: pointer;
  b {
    min-width: 1.1em;
    color: ${color.cobalt};
    font-variant-numeric: tabular-nums lining-nums;
  }
  input {
    flex: none;
    width: 1.375rem;
    height: 1.375rem;
    margin: 0;
    accent-color: ${color.cobalt};
  }
`;

type Props = {
  name: 'senza' | 'dieta';
  value: string;
  checked: boolean;
  children: ReactNode;
};

export const FilterCheckbox = ({ name, value, checked, children }: Props) => (
  <Label>
    <input type="checkbox" name={name} value={value} defaultChecked={checked} />
    {children}
  </Label>
);

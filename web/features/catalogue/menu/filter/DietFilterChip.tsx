import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color } from '#web/shared/ui/theme/tokens.ts';
import { visuallyHiddenStyles } from '#web/shared/ui/theme/VisuallyHidden.ts';

const Label = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 7px;
  min-height: 44px;
  padding: 4px 14px;
  font-weight: 600;
  font-size: 0.9375rem;
  line-height: 1.2;
  cursor: pointer;
  border: 1.5px solid ${color.edge};
  border-radius: 3px;
  background: ${color.surface};
  input {
    ${visuallyHiddenStyles}
  }
  &:hover {
    border-color: ${color.cobalt};
  }
  &:has(:checked) {
    border-color: ${color.cobalt};
    background: ${color.cobalt};
    color: ${color.ivory};
  }
  &:has(:focus-visible) {
    outline: 3px solid ${color.ochre};
    outline-offset: 3px;
  }
`;

type Props = {
  type: 'radio' | 'checkbox';
  name: string;
  value: string;
  checked: boolean;
  children: ReactNode;
};

export const DietFilterChip = ({ type, name, value, checked, children }: Props) => (
  <Label>
    <input type={type} name={name} value={value} checked={checked} onChange={leaveToForm} />
    {children}
  </Label>
);

/**
 * Does nothing, because the form handles the change event. React requires `onChange` on a
 * controlled input.
 */
const leaveToForm = (): void => undefined;

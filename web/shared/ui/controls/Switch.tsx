import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, media } from '../theme/tokens.ts';
import { visuallyHiddenStyles } from '../theme/VisuallyHidden.ts';

type Props = Omit<ComponentProps<'input'>, 'type' | 'role' | 'style'> & { children: ReactNode };

export const Switch = ({ children, className, ...input }: Props) => (
  <Row className={className}>
    {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props */}
    <input type="checkbox" role="switch" {...input} />
    <Track aria-hidden="true" />
    <span>{children}</span>
  </Row>
);

const Track = styled.span`
  position: relative;
  flex: none;
  width: 52px;
  height: 30px;
  border-radius: 15px;
  background: #a9a497;
  transition: background 0.2s;
  &::after {
    content: '';
    position: absolute;
    top: 4px;
    left: 4px;
    width: 22px;
    height: 22px;
    border-radius: 50%;
    background: ${color.surface};
    transition: transform 0.2s;
  }
  ${media.reducedMotion} {
    &,
    &::after {
      transition: none;
    }
  }
  /* Forced colours remove the backgrounds, so an outline makes the switch visible. */
  @media (forced-colors: active) {
    outline: 2px solid ButtonText;
    outline-offset: -2px;
    &::after {
      background: ButtonText;
      forced-color-adjust: none;
    }
  }
`;
const Row = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 12px;
  min-height: 44px;
  cursor: pointer;
  font-weight: 600;
  font-size: 1rem;
  input {
    ${visuallyHiddenStyles}
  }
  input:checked + ${Track} {
    background: ${color.green};
  }
  input:checked + ${Track}::after {
    transform: translateX(22px);
  }
  input:focus-visible + ${Track} {
    outline: 3px solid ${color.ochre};
    outline-offset: 3px;
  }
  input:disabled + ${Track} {
    opacity: 0.5;
  }
  @media (forced-colors: active) {
    input:checked + ${Track} {
      background: Highlight;
      forced-color-adjust: none;
    }
    input:checked + ${Track}::after {
      background: HighlightText;
    }
  }
`;

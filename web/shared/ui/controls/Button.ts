import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { art, color, ease, font, media } from '../theme/tokens.ts';

/** `accent` and `onDark` are for dark backgrounds; `submit` ends a multi-step flow. */
export type ButtonVariant = 'zolfo' | 'cobalto' | 'line' | 'ghost' | 'melagrana' | 'rame' | 'no';
export type ButtonStyleProps = { $variant?: ButtonVariant; $size?: 'sm' };

const textColor: Record<ButtonVariant, string> = {
  zolfo: color.navy,
  cobalto: color.ivory,
  line: color.cobalt,
  ghost: color.ivory,
  melagrana: color.surface,
  rame: color.ivory,
  no: color.brick,
};

/** Fallback while the frame image is missing; contrast checkers read it too. */
const backgroundColor: Partial<Record<ButtonVariant, string>> = {
  zolfo: color.yellow,
  cobalto: color.cobalt,
  melagrana: color.pomegranate,
  rame: color.green,
};

// `border-image`, not a mask: a mask would clip the focus ring.
const buttonStyles = css<ButtonStyleProps>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 10px;
  flex: none;
  min-height: ${({ $size }) => ($size === 'sm' ? 44 : 54)}px;
  padding: ${({ $size }) => ($size === 'sm' ? '2px 10px' : '6px 18px')};
  border: 9px solid transparent;
  border-image: ${({ $variant = 'cobalto' }) => art.frame(`btn-${$variant}`)} 12 fill / 12px;
  background: ${({ $variant = 'cobalto' }) => backgroundColor[$variant] ?? 'none'} padding-box;
  color: ${({ $variant = 'cobalto' }) => textColor[$variant]};
  font: 650 ${({ $size }) => ($size === 'sm' ? 15 : 17)}px / 1 ${font.text};
  text-align: center;
  text-decoration: none;
  text-shadow: none;
  white-space: nowrap;
  transition:
    transform 0.25s ${ease},
    filter 0.25s;
  ${media.hover} {
    &:hover:not(:disabled, [aria-disabled='true']) {
      transform: translateY(-2px);
      filter: brightness(1.06);
    }
  }
  &:disabled,
  &[aria-disabled='true'] {
    opacity: 0.62;
    cursor: not-allowed;
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
  ${({ $variant }) =>
    $variant === 'ghost' &&
    css`
      ${media.narrow} {
        border-image-source: ${art.frame('btn-ghostm')};
      }
    `}
`;

export const Button = styled.button.attrs(({ type }) => ({
  type: type ?? 'button',
}))<ButtonStyleProps>`
  ${buttonStyles}
`;

export const ButtonLink = styled(Link)<ButtonStyleProps>`
  ${buttonStyles}
`;

export const ButtonAnchor = styled.a<ButtonStyleProps>`
  ${buttonStyles}
`;

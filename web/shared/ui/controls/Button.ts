import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { art, color, ease, font, media } from '../theme/tokens.ts';

/** `accent` and `onDark` are for dark backgrounds. `submit` ends a flow of several steps. */
export type ButtonVariant =
  'accent' | 'primary' | 'secondary' | 'onDark' | 'submit' | 'accept' | 'danger';
export type ButtonStyleProps = { $variant?: ButtonVariant; $size?: 'sm' };

const textColor: Record<ButtonVariant, string> = {
  accent: color.navy,
  primary: color.ivory,
  secondary: color.cobalt,
  onDark: color.ivory,
  submit: color.surface,
  accept: color.ivory,
  danger: color.brick,
};

const frameFile: Record<ButtonVariant, string> = {
  accent: 'btn-zolfo',
  primary: 'btn-cobalto',
  secondary: 'btn-line',
  onDark: 'btn-ghost',
  submit: 'btn-melagrana',
  accept: 'btn-rame',
  danger: 'btn-no',
};

/**
 * Background until the frame image has loaded. Accessibility checkers also use it to measure the
 * contrast.
 */
const backgroundColor: Partial<Record<ButtonVariant, string>> = {
  accent: color.yellow,
  primary: color.cobalt,
  submit: color.pomegranate,
  accept: color.green,
};

// Draws the frame with `border-image`, because a mask would clip the focus ring.
const buttonStyles = css<ButtonStyleProps>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 10px;
  flex: none;
  min-height: ${({ $size }) => ($size === 'sm' ? 44 : 54)}px;
  padding: ${({ $size }) => ($size === 'sm' ? '2px 10px' : '6px 18px')};
  border: 9px solid transparent;
  border-image: ${({ $variant = 'primary' }) => art.frame(frameFile[$variant])} 12 fill / 12px;
  background: ${({ $variant = 'primary' }) => backgroundColor[$variant] ?? 'none'} padding-box;
  color: ${({ $variant = 'primary' }) => textColor[$variant]};
  font: 650 ${({ $size }) => ($size === 'sm' ? 0.9375 : 1.0625)}rem / 1 ${font.text};
  text-align: center;
  text-decoration: none;
  text-shadow: none;
  white-space: nowrap;
  ${media.largeText} {
    flex: initial;
    white-space: normal;
  }
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
    $variant === 'onDark' &&
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

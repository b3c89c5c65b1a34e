import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { styled } from 'styled-components';
import { color, font } from '../theme/tokens.ts';
import { tooltipDelay } from './tooltipDelay.ts';

const Around = styled.span`
  position: relative;
  display: inline-grid;
`;
const Bubble = styled.span`
  position: absolute;
  z-index: 40;
  top: calc(100% + 4px);
  left: 50%;
  transform: translateX(-50%);
  padding: 7px 11px;
  white-space: nowrap;
  background: ${color.navyDark};
  color: ${color.ivory};
  border-top: 3px solid ${color.yellow};
  font: 600 0.875rem/1.2 ${font.text};
  letter-spacing: 0;
  text-transform: none;
  text-shadow: none;
  box-shadow: 0 14px 24px -10px rgba(67, 32, 63, 0.6);
`;

let lastClosed: number | null = null;

const useDelayedOpen = () => {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const show = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(true), tooltipDelay(performance.now(), lastClosed));
  };
  const hide = () => {
    clearTimeout(timer.current);
    if (open) lastClosed = performance.now();
    setOpen(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return { open, show, hide };
};

/**
 * Visible tooltip. Screen readers ignore it, so the control needs an accessible name of its own.
 */
export const Tooltip = ({ name, children }: { name: string; children: ReactNode }) => {
  const { open, show, hide } = useDelayedOpen();
  return (
    <Around
      onPointerEnter={({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse') show();
      }}
      onPointerLeave={hide}
      onFocus={({ target }: FocusEvent) => {
        if (target.matches(':focus-visible')) show();
      }}
      onBlur={hide}
      onKeyDown={({ key }: KeyboardEvent) => {
        if (key === 'Escape') hide();
      }}
    >
      {children}
      {open && <Bubble aria-hidden="true">{name}</Bubble>}
    </Around>
  );
};

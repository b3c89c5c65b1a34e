import * as Radix from '@radix-ui/react-dialog';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { keyframes, styled } from 'styled-components';
import { useReturnToOpener } from '#web/shared/hooks/useReturnToOpener.ts';
import { useToast } from './ToastProvider.tsx';
import { art, color, ease, media } from '../theme/tokens.ts';

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** The first button takes focus, so the safe action must come first. */
  actions?: ReactNode;
  /** Element that takes focus on close, instead of the element that opened the dialog. */
  returnTo?: RefObject<HTMLElement | null>;
  children?: ReactNode;
};

/**
 * Modal dialog with focus trap. A tap beside it closes it only if it has no fields, because typed
 * text would be lost. Closes the notification of the last action, which would cover the buttons.
 * GlobalStyle locks scrolling, because Radix would use a style element, which the content security
 * policy blocks.
 */
export const Dialog = ({
  open,
  onOpenChange,
  title,
  description,
  actions,
  returnTo,
  children,
}: Props) => {
  const opener = useReturnToOpener(returnTo);
  const panel = useRef<HTMLDivElement>(null);
  const { closeToast } = useToast();
  useEffect(() => {
    if (open) closeToast();
  }, [open, closeToast]);
  const keepTypedText = (event: Event) => {
    if (panel.current?.querySelector('input, textarea, select')) event.preventDefault();
  };
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Overlay />
        <Panel
          ref={panel}
          {...opener}
          {...(description ? {} : { 'aria-describedby': undefined })}
          onInteractOutside={keepTypedText}
        >
          <Title>{title}</Title>
          {description && <Description>{description}</Description>}
          {children}
          {actions && <Actions>{actions}</Actions>}
        </Panel>
      </Radix.Portal>
    </Radix.Root>
  );
};

const appear = keyframes`from { opacity: 0; }`;
const rise = keyframes`from { opacity: 0; transform: translate(-50%, calc(-50% + 16px)); }`;

const Overlay = styled.div`
  position: fixed;
  inset: 0;
  z-index: 90;
  background: rgba(11, 24, 56, 0.62);
  animation: ${appear} 0.2s ${ease};
  ${media.reducedMotion} {
    animation: none;
  }
`;
const Panel = styled(Radix.Content)`
  position: fixed;
  z-index: 91;
  top: 50%;
  left: 50%;
  transform: translate(-50%, -50%);
  width: min(35rem, calc(100vw - 24px));
  max-height: calc(100dvh - 24px);
  overflow-y: auto;
  padding: 10px 14px 14px;
  border: 24px solid transparent;
  border-image: ${art.frame('frame-card-latte')} 24 fill / 24px;
  background: ${color.surface} padding-box;
  color: ${color.text};
  animation: ${rise} 0.3s ${ease};
  ${media.reducedMotion} {
    animation: none;
  }
`;
const Title = styled(Radix.Title)`
  font-size: min(1.75rem, 9vw);
  overflow-wrap: break-word;
  line-height: 1.15;
  letter-spacing: -0.004em;
`;
const Description = styled(Radix.Description)`
  margin-top: 10px;
  font-size: 1.0625rem;
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  justify-content: flex-end;
  margin-top: 24px;
`;

import * as Radix from '@radix-ui/react-toast';
import { createGlobalStyle, keyframes, styled } from 'styled-components';
import type { ShownToast, ToastStackProps } from './toastTypes.ts';
import { color, ease, font, media } from '../theme/tokens.ts';

/**
 * List of notifications, with the timing of specification §9. The server renders none, because the
 * content security policy forbids their `style` attribute.
 */
export const ToastStack = ({ shown, onClose, closeLabel, regionLabel }: ToastStackProps) => (
  <Radix.Provider
    duration={5_000}
    swipeThreshold={50}
    swipeDirection="right"
    label={regionLabel.split(' (')[0]!}
  >
    {shown.open && <RoomForToast />}
    <ToastCard key={shown.turn} shown={shown} closeLabel={closeLabel} onClose={onClose} />
    <Viewport label={regionLabel} />
  </Radix.Provider>
);

type CardProps = { shown: ShownToast; closeLabel: string; onClose: () => void };

const ToastCard = ({
  shown: { title, description, variant, open },
  closeLabel,
  onClose,
}: CardProps) => (
  <Root
    type="background"
    open={open}
    onOpenChange={(isOpen) => {
      if (!isOpen) onClose();
    }}
    $bad={variant === 'destructive'}
  >
    <div>
      <Title>{title}</Title>
      {description && <Description>{description}</Description>}
    </div>
    <Close aria-label={closeLabel}>
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <path
          d="M4 4l12 12M16 4L4 16"
          stroke="currentColor"
          strokeWidth="2.2"
          strokeLinecap="round"
        />
      </svg>
    </Close>
  </Root>
);

/**
 * Reserves space at the edge of the window, so a notification does not cover the focused element. In
 * a narrow window it is at the top, and the bars at the bottom keep the space that they reserve.
 */
const RoomForToast = createGlobalStyle`
  @media (min-width: 51.3125em) {
    html:root:not(:has([data-whole-window])) { scroll-padding-bottom: 10rem; }
  }
  ${media.narrow} {
    html:root:not(:has([data-whole-window])) { scroll-padding-top: 12rem; }
  }
`;

const rise = keyframes`from { opacity: 0; transform: translateY(16px); }`;
const fade = keyframes`to { opacity: 0; }`;
const leave = keyframes`from { transform: translateX(var(--radix-toast-swipe-end-x)); } to { transform: translateX(110%); opacity: 0; }`;

const Viewport = styled(Radix.Viewport)`
  position: fixed;
  z-index: 100;
  right: 0;
  bottom: 0;
  width: min(440px, 100vw);
  margin: 0;
  list-style: none;
  outline: none;
  padding: 20px max(20px, env(safe-area-inset-right)) max(20px, env(safe-area-inset-bottom)) 20px;
  ${media.narrow} {
    inset: 0 0 auto;
    padding: max(12px, env(safe-area-inset-top)) 12px 12px;
  }
  /*
   * A screen that fills the window has buttons at the bottom, and its drawers at the right. A dialog
   * has its buttons at the bottom.
   */
  body:has([data-whole-window], [role='dialog']) && {
    inset: 0 auto auto 0;
    max-width: calc(100vw - 60px);
  }
`;

const Root = styled(Radix.Root)<{ $bad: boolean }>`
  display: flex;
  gap: 8px;
  align-items: flex-start;
  justify-content: space-between;
  padding: 16px 8px 18px 20px;
  background: ${({ $bad }) => ($bad ? color.brick : color.navy)};
  color: ${color.ivory};
  border-top: 5px solid ${({ $bad }) => ($bad ? color.coral : color.yellow)};
  box-shadow: 0 30px 60px -20px rgba(67, 32, 63, 0.6);
  max-height: 45vh;
  overflow-y: auto;
  &[data-state='open'] {
    animation: ${rise} 0.4s ${ease};
  }
  &[data-state='closed'] {
    animation: ${fade} 0.18s ease-in forwards;
  }
  &[data-swipe='move'] {
    transform: translateX(var(--radix-toast-swipe-move-x));
  }
  &[data-swipe='cancel'] {
    transform: translateX(0);
    transition: transform 0.2s ${ease};
  }
  &[data-swipe='end'] {
    animation: ${leave} 0.2s ease-out forwards;
  }
  ${media.reducedMotion} {
    &[data-state] {
      animation: none;
    }
  }
`;
const Title = styled(Radix.Title)`
  padding-top: 8px;
  font: 600 1.25rem/1.2 ${font.display};
  font-variant-numeric: lining-nums;
`;
const Description = styled(Radix.Description)`
  margin-top: 6px;
  font-size: 0.96875rem;
  line-height: 1.45;
`;
const Close = styled(Radix.Close)`
  display: grid;
  place-items: center;
  flex: none;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
`;

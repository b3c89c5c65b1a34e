import { styled } from 'styled-components';
import type { ToastStackProps } from './toastTypes.ts';
import { Button } from '../controls/Button.ts';
import { color, font, media } from '../theme/tokens.ts';

/**
 * Notification without the toast library, for a page that went offline before it loaded the
 * library. It stays until the user closes it.
 */
export const PlainToast = ({
  shown: { title, description, variant, open },
  onClose,
  closeLabel,
}: ToastStackProps) => (
  <Corner role="status">
    {open && (
      <Card $bad={variant === 'destructive'}>
        <Title>{title}</Title>
        {description && <p>{description}</p>}
        <Button type="button" $size="sm" $variant="onDark" onClick={onClose}>
          {closeLabel}
        </Button>
      </Card>
    )}
  </Corner>
);

const Corner = styled.div`
  position: fixed;
  z-index: 100;
  right: 0;
  bottom: 0;
  width: min(440px, 100vw);
  ${media.narrow} {
    inset: 0 0 auto;
  }
`;
const Card = styled.div<{ $bad: boolean }>`
  display: grid;
  gap: 10px;
  justify-items: start;
  margin: 12px;
  padding: 16px 20px 18px;
  background: ${({ $bad }) => ($bad ? color.brick : color.navy)};
  color: ${color.ivory};
  border-top: 5px solid ${({ $bad }) => ($bad ? color.coral : color.yellow)};
`;
const Title = styled.strong`
  font: 600 1.25rem/1.2 ${font.display};
`;

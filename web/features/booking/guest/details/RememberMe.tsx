import { useId, useRef } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { color } from '#web/shared/ui/theme/tokens.ts';
import { CheckboxLabel } from './detailsFieldStyles.ts';
import type { Remembering } from './useRememberedGuest.ts';

type Props = { remembering: Remembering; onForget: () => void };

/**
 * Asks whether the browser may remember the guest. For a remembered guest, offers to forget the
 * details.
 */
export const RememberMe = ({ remembering, onForget }: Props) => {
  const words = useTranslation();
  const hintId = useId();
  const box = useRef<HTMLDivElement>(null);
  const { isRemembered, isWanted, setIsWanted, forget } = remembering;
  const handleForget = () => {
    forget();
    onForget();
    // Moves the focus, because the pressed button disappears.
    box.current?.focus();
  };
  return (
    <div ref={box} tabIndex={-1}>
      {isRemembered ? (
        <Remembered>
          <span>{words('booking.remembered')}</span>
          <Button type="button" $variant="secondary" $size="sm" onClick={handleForget}>
            {words('booking.forgetMe')}
          </Button>
        </Remembered>
      ) : (
        <>
          <CheckboxLabel>
            <input
              type="checkbox"
              checked={isWanted}
              aria-describedby={hintId}
              onChange={(event) => setIsWanted(event.currentTarget.checked)}
            />
            <span>{words('booking.rememberMe')}</span>
          </CheckboxLabel>
          <Hint id={hintId}>{words('booking.rememberMeHint')}</Hint>
        </>
      )}
    </div>
  );
};

const Remembered = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
  font-size: 0.96875rem;
`;
const Hint = styled.p`
  font-size: 0.9375rem;
  color: ${color.textMuted};
`;

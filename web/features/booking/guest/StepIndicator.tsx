import { styled } from 'styled-components';
import type { MessageId } from '#web/shared/i18n/loadMessages.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { color, font, media } from '#web/shared/ui/theme/tokens.ts';
import { visuallyHiddenStyles, VisuallyHidden } from '#web/shared/ui/theme/VisuallyHidden.ts';

export const stepMessageIds: readonly MessageId[] = [
  'booking.step.when',
  'booking.step.table',
  'booking.step.details',
];

const List = styled.ol`
  display: flex;
  margin: 0 0 18px;
  padding: 0;
  list-style: none;
  color: ${color.ivory};
  font-weight: 600;
  li {
    display: flex;
    align-items: center;
    gap: 12px;
    padding-right: 22px;
  }
  li:not(:last-child)::after {
    content: '';
    width: 46px;
    height: 2px;
    margin-left: 10px;
    background: currentColor;
    opacity: 0.5;
  }
  i {
    display: grid;
    place-items: center;
    flex: none;
    width: 38px;
    height: 38px;
    border-radius: 50%;
    background: rgba(251, 245, 230, 0.16);
    font: 600 18px/1 ${font.display};
    font-variant-numeric: lining-nums;
  }
  li[aria-current] i {
    background: ${color.yellow};
    color: ${color.navy};
  }
  li[data-done] i {
    background: ${color.ivory};
    color: ${color.navy};
  }
  ${media.narrow} {
    li {
      gap: 8px;
      padding-right: 8px;
      font-size: 14px;
    }
    li:not(:last-child)::after {
      width: 14px;
      margin-left: 2px;
    }
    li:not([aria-current]) > span {
      ${visuallyHiddenStyles}
    }
  }
`;

export const StepIndicator = ({ current }: { current: number }) => {
  const words = useTranslation();
  return (
    <List aria-label={words('booking.steps')}>
      {stepMessageIds.map((name, at) => {
        const done = at + 1 < current;
        return (
          <li
            key={name}
            {...(at + 1 === current ? { 'aria-current': 'step' } : {})}
            {...(done ? { 'data-done': true } : {})}
          >
            <i aria-hidden="true">{done ? '✓' : at + 1}</i>
            <span>
              {words(name)}
              {done && <VisuallyHidden>, {words('booking.stepDone')}</VisuallyHidden>}
            </span>
          </li>
        );
      })}
    </List>
  );
};

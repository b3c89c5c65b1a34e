import { styled } from 'styled-components';
import type { MessageId } from '#web/shared/i18n/loadMessages.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { color, font } from '#web/shared/ui/theme/tokens.ts';
import { visuallyHiddenStyles, VisuallyHidden } from '#web/shared/ui/theme/VisuallyHidden.ts';

export const stepMessageIds: readonly MessageId[] = [
  'booking.step.when',
  'booking.step.table',
  'booking.step.details',
];

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.4rem 0.75rem;
  margin: 0.8rem 0 0;
  padding: 0;
  list-style: none;
  font-size: 0.9375rem;
  font-weight: 600;
  li {
    display: flex;
    align-items: center;
    gap: 0.5rem;
  }
  li + li::before {
    content: '';
    width: min(1.25rem, 5vw);
    height: 1px;
    margin-inline-end: 0.25rem;
    background: currentColor;
    opacity: 0.6;
  }
  i {
    display: grid;
    place-items: center;
    flex: none;
    width: 1.75rem;
    height: 1.75rem;
    border: 1.5px solid #fbf5e699;
    border-radius: 50%;
    background: #12244fb3;
    font: 600 0.9375rem/1 ${font.display};
    font-variant-numeric: lining-nums;
  }
  li[aria-current] i {
    border-color: ${color.yellow};
    background: ${color.yellow};
    color: ${color.navy};
  }
  li[data-done] i {
    border-color: ${color.ivory};
    background: ${color.ivory};
    color: ${color.navy};
  }
  @media (min-width: 62em) {
    li + li::before {
      width: 2.5rem;
    }
  }
  @media (max-width: 40em) {
    font-size: 0.875rem;
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

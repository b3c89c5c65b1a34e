import { styled } from 'styled-components';
import type { OwnQuote } from '#src/contracts/private-events/quote-link-operations.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { color } from '#web/shared/ui/theme/tokens.ts';
import { isOver } from './quoteView.ts';
import { useQuoteTexts } from './useQuoteTexts.ts';

type Step = { readonly key: string; readonly label: string; readonly isDone: boolean };

const useSteps = ({
  createdAt,
  proposals,
  acceptedVersion,
  isDepositPaid,
  state,
}: OwnQuote): readonly Step[] => {
  const words = useTranslation();
  const { shortDay } = useQuoteTexts();
  return [
    { key: 'asked', label: `${words('quote.step.asked')}, ${shortDay(createdAt)}`, isDone: true },
    ...[...proposals].reverse().map(({ version, madeAt }) => ({
      key: `proposal ${version}`,
      label: `${words('quote.version', { version })}, ${shortDay(madeAt)}`,
      isDone: true,
    })),
    { key: 'accepted', label: words('quote.step.accepted'), isDone: acceptedVersion !== null },
    { key: 'confirmed', label: words('quote.step.confirmed'), isDone: state === 'approved' },
    ...(isDepositPaid
      ? [{ key: 'deposit', label: words('quote.step.deposit'), isDone: true }]
      : []),
    { key: 'party', label: words('quote.step.party'), isDone: state === 'past' },
  ];
};

export const ProgressSteps = ({ quote }: { quote: OwnQuote }) => {
  const words = useTranslation();
  const steps = useSteps(quote);
  if (isOver(quote)) return null;
  const current = steps.findLastIndex(({ isDone }) => isDone);
  return (
    <Steps aria-label={words('quote.steps')}>
      {steps.map(({ key, label, isDone }, index) => (
        <li key={key} data-done={isDone} {...(index === current ? { 'aria-current': 'step' } : {})}>
          {label}
          {index === current && <small> ({words('quote.now')})</small>}
        </li>
      ))}
    </Steps>
  );
};

const Steps = styled.ol`
  margin-block: 1.25rem;
  padding: 0;
  list-style: none;
  li {
    position: relative;
    padding: 0 0 0.9rem 1.9rem;
    line-height: 1.4;
  }
  li::before {
    content: '';
    position: absolute;
    left: 0;
    top: 0.25rem;
    width: 0.9rem;
    height: 0.9rem;
    border: 2px solid ${color.cobalt};
    border-radius: 50%;
  }
  li[data-done='true']::before {
    background: ${color.cobalt};
  }
  li[aria-current] {
    font-weight: 700;
  }
`;

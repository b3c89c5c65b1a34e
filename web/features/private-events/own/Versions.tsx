import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { OwnQuote } from '#src/contracts/private-events/quote-link-operations.ts';
import type { OwnProposal } from '#src/contracts/private-events/proposals.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { color } from '#web/shared/ui/theme/tokens.ts';
import { useQuotePath } from './useQuotePath.ts';
import { useQuoteTexts } from './useQuoteTexts.ts';

type VersionsProps = { token: string; quote: OwnQuote; shown: OwnProposal };

/** Links to all versions of the proposal, because guests may still read the old ones. */
export const Versions = ({ token, quote: { proposals }, shown }: VersionsProps) => {
  const words = useTranslation();
  const pathOf = useQuotePath(token);
  const { shortDay } = useQuoteTexts();
  if (proposals.length < 2) return null;
  return (
    <List aria-label={words('quote.versions')} data-screen-only>
      {proposals.map(({ version, madeAt }, index) => (
        <Link
          key={version}
          to={pathOf(`?version=${version}`)}
          {...(version === shown.version ? { 'aria-current': 'page' as const } : {})}
        >
          {words('quote.version', { version })}
          <small>
            {words(index === 0 ? 'quote.versionNow' : 'quote.versionOld', {
              date: shortDay(madeAt),
            })}
          </small>
        </Link>
      ))}
    </List>
  );
};

type DifferenceProps = { shown: OwnProposal; previous: OwnProposal | undefined };

export const PriceDifference = ({ shown, previous }: DifferenceProps) => {
  const words = useTranslation();
  if (!previous || previous.price === shown.price) return null;
  return (
    <Difference>
      <b>{words('quote.changed', { version: previous.version })}</b>
      <br />
      {words('quote.changedPrice', { now: shown.price })}{' '}
      <s aria-label={`${words('quote.before')} ${previous.price}`}>{previous.price}</s>
    </Difference>
  );
};

const List = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  margin-bottom: 1rem;
  a {
    display: grid;
    align-content: center;
    min-height: 52px;
    padding: 0.3rem 1rem;
    border: 1px solid ${color.cobalt};
    background: ${color.surface};
    font-weight: 650;
    line-height: 1.3;
    text-decoration: none;
  }
  a[aria-current] {
    background: ${color.cobalt};
    color: ${color.ivory};
  }
  small {
    font-weight: 400;
    font-size: 0.875rem;
  }
`;

const Difference = styled.p`
  margin-bottom: 1.5rem;
  padding-inline-start: 1.1rem;
  border-inline-start: 4px solid ${color.azure};
  s {
    color: ${color.textMuted};
  }
`;

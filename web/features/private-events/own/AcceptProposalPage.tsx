import { styled } from 'styled-components';
import type { OwnQuote } from '#src/contracts/private-events/quote-link-operations.ts';
import type { OwnProposal } from '#src/contracts/private-events/proposals.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { Button, ButtonLink } from '#web/shared/ui/controls/Button.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { Card } from '#web/shared/ui/layout/Card.ts';
import { PageWidth } from '#web/shared/ui/layout/typography.ts';
import { OwnQuoteFrame } from './OwnQuoteFrame.tsx';
import { Price, Sheet } from './quotePageStyles.ts';
import { useQuotePath } from './useQuotePath.ts';
import { useQuoteTexts } from './useQuoteTexts.ts';

/** Asks for a confirmation of the acceptance, because mail scanners open the links in mails. */
export const AcceptProposalPage = () => (
  <OwnQuoteFrame>
    {({ token, quote }) => {
      const [newest] = quote.proposals;
      return (
        <Ground>
          <Card>
            {newest && quote.isAcceptable ? (
              <Review token={token} quote={quote} proposal={newest} />
            ) : (
              <NotAcceptable token={token} />
            )}
          </Card>
        </Ground>
      );
    }}
  </OwnQuoteFrame>
);

type ReviewProps = { token: string; quote: OwnQuote; proposal: OwnProposal };

const Review = ({ token, quote, proposal: { version, price, text } }: ReviewProps) => {
  const words = useTranslation();
  const pathOf = useQuotePath(token);
  const { when, party } = useQuoteTexts();
  return (
    <>
      <h1>{words('quote.reviewTitle', { version })}</h1>
      <p>{words('quote.reviewText')}</p>
      <p>
        <b>{when(quote)}</b>
        <br />
        {party(quote)}
      </p>
      {text && <Sheet>{text}</Sheet>}
      <Price>{price}</Price>
      <Answer method="post" action={pathOf('/accept')}>
        <input type="hidden" name="version" value={version} />
        <Button type="submit" $variant="submit">
          {words('quote.yes')}
        </Button>
        <ButtonLink to={pathOf()} $variant="secondary">
          {words('quote.back')}
        </ButtonLink>
      </Answer>
    </>
  );
};

const NotAcceptable = ({ token }: { token: string }) => {
  const words = useTranslation();
  const pathOf = useQuotePath(token);
  return (
    <>
      <h1>{words('quote.of.none')}</h1>
      <Alert tone="medium">{words('quote.notNow')}</Alert>
      <p>
        <ButtonLink to={pathOf()} $variant="secondary">
          {words('quote.back')}
        </ButtonLink>
      </p>
    </>
  );
};

const Ground = styled(PageWidth)`
  padding-block: clamp(6.5rem, 9vw, 9rem) 5rem;
  > * {
    max-width: 46rem;
    margin-inline: auto;
  }
  h1 {
    font-size: clamp(1.75rem, 1.3rem + 2vw, 2.75rem);
  }
  p,
  ${Sheet} {
    margin-block: 1rem;
  }
`;

const Answer = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  margin-top: 1.5rem;
  && > * {
    white-space: normal;
  }
`;

import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { OwnQuote } from '#src/contracts/private-events/quote-link-operations.ts';
import type { OwnProposal } from '#src/contracts/private-events/proposals.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { useRefusedForm } from '#web/shared/store/refusedForm.ts';
import { Button, ButtonLink } from '#web/shared/ui/controls/Button.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { Card } from '#web/shared/ui/layout/Card.ts';
import { PageWidth } from '#web/shared/ui/layout/typography.ts';
import { OwnQuoteFrame } from './OwnQuoteFrame.tsx';
import { TitleBand } from './QuoteHero.tsx';
import { Price, Sheet } from './quotePageStyles.ts';
import { useQuotePath } from './useQuotePath.ts';
import { useQuoteTexts } from './useQuoteTexts.ts';

/** Asks for a confirmation of the acceptance, because mail scanners open the links in mails. */
export const AcceptProposalPage = () => (
  <OwnQuoteFrame>
    {({ token, quote }) => {
      const [newest] = quote.proposals;
      return newest && quote.isAcceptable ? (
        <Review token={token} quote={quote} proposal={newest} />
      ) : (
        <NotAcceptable token={token} />
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
    <Page title={words('quote.reviewTitle', { version })}>
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
    </Page>
  );
};

const NotAcceptable = ({ token }: { token: string }) => {
  const words = useTranslation();
  const pathOf = useQuotePath(token);
  return (
    <Page title={words('quote.of.none')}>
      <Alert tone="medium">{words('quote.notNow')}</Alert>
      <p>
        <ButtonLink to={pathOf()} $variant="secondary">
          {words('quote.back')}
        </ButtonLink>
      </p>
    </Page>
  );
};

/** Shows why the server refused an acceptance, for example because of a newer proposal. */
const Page = ({ title, children }: { title: string; children: ReactNode }) => {
  const refused = useRefusedForm();
  return (
    <>
      <TitleBand title={title} />
      <Ground>
        <Card>
          {refused && <Alert live>{refused.message}</Alert>}
          {children}
        </Card>
      </Ground>
    </>
  );
};

const Ground = styled(PageWidth)`
  padding-block: 2.25rem 5rem;
  > * {
    max-width: 46rem;
    margin-inline: auto;
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

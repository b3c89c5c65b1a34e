import { styled } from 'styled-components';
import type { OwnQuote } from '#src/contracts/private-events/quote-link-operations.ts';
import { venue } from '#src/venue.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { Button, ButtonAnchor, ButtonLink } from '#web/shared/ui/controls/Button.ts';
import { WithJavaScript } from '#web/shared/ui/layout/WithJavaScript.ts';
import { color } from '#web/shared/ui/theme/tokens.ts';
import { Price, PriceCard } from './quotePageStyles.ts';
import { QUESTION_ID } from './QuestionPart.tsx';
import { ProgressSteps } from './ProgressSteps.tsx';
import { isOver, type ShownQuote } from './quoteView.ts';
import { useQuotePath } from './useQuotePath.ts';

type Props = { token: string; quote: OwnQuote; view: ShownQuote };

export const AnswerAside = ({ token, quote, view }: Props) => {
  const words = useTranslation();
  const { shown } = view;
  return (
    <aside aria-label={words('quote.steps')}>
      {shown && (
        <PriceCard>
          <h2>{words('quote.price')}</h2>
          <Price>{shown.price}</Price>
          <Actions token={token} quote={quote} view={view} />
        </PriceCard>
      )}
      <Contact data-screen-only>
        <a href={venue.phone.href}>{words('quote.call', { phone: venue.phone.display })}</a>
        {shown && !isOver(quote) && <PrintButton />}
      </Contact>
      <ProgressSteps quote={quote} />
      <p>{words('quote.code', { reference: quote.reference })}</p>
    </aside>
  );
};

const Actions = ({ token, quote, view: { shown, state } }: Props) => {
  const words = useTranslation();
  const pathOf = useQuotePath(token);
  if (!shown) return null;
  return (
    <div data-screen-only>
      {quote.isAcceptable && state === 'proposed' && (
        <Wide>
          <ButtonLink to={pathOf('/accept')} $variant="submit">
            {words('quote.accept', { version: shown.version })}
          </ButtonLink>
        </Wide>
      )}
      {quote.isOpen && (
        <Wide>
          <ButtonAnchor href={`#${QUESTION_ID}`} $variant="onDark">
            {words('quote.question')}
          </ButtonAnchor>
        </Wide>
      )}
      {quote.isAcceptable && state === 'proposed' && <p>{words('quote.reviewNote')}</p>}
    </div>
  );
};

const PrintButton = () => {
  const words = useTranslation();
  return (
    <WithJavaScript>
      <Button $variant="secondary" $size="sm" onClick={() => window.print()}>
        {words('quote.print')}
      </Button>
    </WithJavaScript>
  );
};

const Wide = styled.div`
  display: grid;
  margin-top: 1rem;
`;

const Contact = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 1.25rem;
  align-items: center;
  margin-block: 1.25rem;
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-weight: 650;
    color: ${color.cobalt};
    text-underline-offset: 4px;
  }
`;

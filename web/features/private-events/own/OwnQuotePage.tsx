import { useLocation } from 'react-router-dom';
import type { OwnQuote } from '#src/contracts/private-events/quote-link-operations.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { ButtonLink } from '#web/shared/ui/controls/Button.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { AnswerAside } from './AnswerAside.tsx';
import { OwnQuoteFrame } from './OwnQuoteFrame.tsx';
import { QuestionPart } from './QuestionPart.tsx';
import { QuoteHero } from './QuoteHero.tsx';
import { Columns, Part, QuotePrintStyle, Sheet } from './quotePageStyles.ts';
import { toShownQuote, type ShownQuote, type ShownState } from './quoteView.ts';
import { useQuotePath } from './useQuotePath.ts';
import { useReportSeen, useStoreQuoteLink } from './useOwnQuote.ts';
import { PriceDifference, Versions } from './Versions.tsx';

export const OwnQuotePage = () => (
  <OwnQuoteFrame>{(found) => <QuoteContent {...found} />}</OwnQuoteFrame>
);

type Props = { token: string; quote: OwnQuote };

const QuoteContent = ({ token, quote }: Props) => {
  const { search } = useLocation();
  useReportSeen(token, quote);
  useStoreQuoteLink(token, quote);
  const view = toShownQuote(quote, search);
  const aside = <AnswerAside token={token} quote={quote} view={view} />;
  // On a phone, price and buttons come first only if the guest can answer now.
  const isAnswerFirst = view.state === 'proposed';
  return (
    <>
      <QuotePrintStyle />
      <QuoteHero quote={quote} view={view} />
      <Columns>
        {isAnswerFirst && aside}
        <div>
          <StateText token={token} view={view} />
          {view.shown && (
            <>
              <Versions token={token} quote={quote} shown={view.shown} />
              <PriceDifference shown={view.shown} previous={view.previous} />
              {view.shown.text && <Offer text={view.shown.text} />}
            </>
          )}
          <QuestionPart token={token} quote={quote} />
        </div>
        {!isAnswerFirst && aside}
      </Columns>
    </>
  );
};

const Offer = ({ text }: { text: string }) => {
  const words = useTranslation();
  return (
    <Part aria-labelledby="offer">
      <h2 id="offer">{words('quote.offer')}</h2>
      <Sheet>{text}</Sheet>
    </Part>
  );
};

const explained = {
  received: 'quote.text.received',
  accepted: 'quote.text.accepted',
  approved: 'quote.text.approved',
  rejected: 'quote.text.rejected',
  closed: 'quote.text.closed',
  past: 'quote.text.past',
  superseded: 'quote.text.superseded',
  proposed: null,
  option_expired: null,
} as const satisfies Record<ShownState, string | null>;

const tones = { accepted: 'high', approved: 'high', received: 'medium' } as const;

const StateText = ({ token, view: { state, newest } }: { token: string; view: ShownQuote }) => {
  const words = useTranslation();
  const pathOf = useQuotePath(token);
  const text = explained[state];
  if (text === null) return null;
  const tone = state in tones ? tones[state as keyof typeof tones] : 'off';
  return (
    <Part>
      <Alert tone={tone}>{words(text, { newest: newest?.version ?? '' })}</Alert>
      {state === 'superseded' && newest && (
        <p data-screen-only>
          <ButtonLink to={pathOf()} $variant="secondary" $size="sm">
            {words('quote.openNewest', { version: newest.version })}
          </ButtonLink>
        </p>
      )}
    </Part>
  );
};

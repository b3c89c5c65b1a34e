import type { OwnQuote } from '#src/contracts/private-events/quote-link-operations.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { Frieze } from '#web/shared/ui/layout/Frieze.ts';
import { PageWidth } from '#web/shared/ui/layout/typography.ts';
import { Hero, OptionBox, StateLabel } from './quotePageStyles.ts';
import type { ShownQuote } from './quoteView.ts';
import { useQuoteTexts } from './useQuoteTexts.ts';

type Props = { quote: OwnQuote; view: ShownQuote };

export const QuoteHero = ({ quote, view }: Props) => {
  const words = useTranslation();
  const { title, when, party } = useQuoteTexts();
  const { state, shown } = view;
  return (
    <>
      <Hero data-state={state}>
        <PageWidth>
          <div>
            <StateLabel role="status">
              {words(`quote.state.${state}`, { version: shown?.version ?? '' })}
            </StateLabel>
            <h1>{title(quote)}</h1>
            <p>{when(quote)}</p>
            <p>{party(quote)}</p>
          </div>
          <Option view={view} />
        </PageWidth>
      </Hero>
      <Frieze $motif="teeth" />
    </>
  );
};

/** Dark band below the bar of the site, whose text is light, with the heading of the page. */
export const TitleBand = ({ title }: { title: string }) => (
  <>
    <Hero>
      <PageWidth>
        <h1>{title}</h1>
      </PageWidth>
    </Hero>
    <Frieze $motif="teeth" />
  </>
);

const Option = ({ view: { state, shown } }: { view: ShownQuote }) => {
  const words = useTranslation();
  const { instant } = useQuoteTexts();
  if (!shown || (state !== 'proposed' && state !== 'option_expired')) return null;
  if (shown.optionUntil === null)
    return (
      <OptionBox>
        <p>{words('quote.noOption')}</p>
      </OptionBox>
    );
  const isOver = state === 'option_expired';
  return (
    <OptionBox>
      <p>{words(isOver ? 'quote.optionOver' : 'quote.option')}</p>
      <b>{instant(shown.optionUntil)}</b>
      <p>{words(isOver ? 'quote.optionOverText' : 'quote.optionAfter')}</p>
    </OptionBox>
  );
};

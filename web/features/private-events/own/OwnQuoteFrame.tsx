import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { OwnQuote } from '#src/contracts/private-events/quote-link-operations.ts';
import { venue } from '#src/venue.ts';
import { useLocalizedPath } from '#web/shared/i18n/useLocalizedPath.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { ButtonLink } from '#web/shared/ui/controls/Button.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { Loading } from '#web/shared/ui/feedback/Loading.tsx';
import { PageWidth } from '#web/shared/ui/layout/typography.ts';
import { TitleBand } from './QuoteHero.tsx';
import { useOwnQuote } from './useOwnQuote.ts';

type Found = { readonly token: string; readonly quote: OwnQuote };

/**
 * Loads the quote of a personal link and passes it to the page. Shows an error if the link is
 * unknown.
 */
export const OwnQuoteFrame = ({ children }: { children: (found: Found) => ReactNode }) => {
  const words = useTranslation();
  const local = useLocalizedPath();
  const { token, quote } = useOwnQuote();
  if (quote) return children({ token, quote });
  return (
    <>
      <TitleBand title={words('quote.of.none')} />
      <Problem>
        {quote === undefined ? (
          <Loading>{words('app.loading')}</Loading>
        ) : (
          <>
            <Alert live>{words('quote.missing', { phone: venue.phone.display })}</Alert>
            <p>
              <ButtonLink to={local('/events')} $variant="secondary">
                {words('quote.otherEvents')}
              </ButtonLink>
            </p>
          </>
        )}
      </Problem>
    </>
  );
};

const Problem = styled(PageWidth)`
  padding-block: 2.25rem 5rem;
  p {
    margin-top: 1.25rem;
  }
`;

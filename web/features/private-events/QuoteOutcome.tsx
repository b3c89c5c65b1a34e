import { styled } from 'styled-components';
import { refusalOf, statusOf, type ApiFailure } from '#web/shared/api/apiError.ts';
import { useLanguage } from '#web/shared/i18n/LanguageProvider.tsx';
import { useLocalizedPath } from '#web/shared/i18n/useLocalizedPath.ts';
import { translateFailure } from '#web/shared/i18n/serverMessages.ts';
import { useTranslation, type Translate } from '#web/shared/i18n/useTranslation.ts';
import { ButtonLink } from '#web/shared/ui/controls/Button.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { TextWithPhoneLink } from '#web/shared/ui/TextWithPhoneLink.tsx';
import { DisplayText } from '#web/shared/ui/layout/typography.ts';
import type { Language } from '#src/contracts/languages.ts';
import type { SubmitOutcome } from './useSubmitQuote.ts';

const Banner = styled(Alert)`
  h3 {
    margin-bottom: 4px;
    font-size: 1.5rem;
    scroll-margin-block: 7rem 18rem;
  }
  p + p {
    margin-top: 6px;
    font-weight: 450;
  }
  ${DisplayText} {
    white-space: nowrap;
    letter-spacing: 0.02em;
  }
`;

/**
 * Returns the error message. If the server's response has no message, returns the text for unknown
 * errors (specification §8).
 */
const failureDetail = (words: Translate, language: Language, failure: ApiFailure): string =>
  refusalOf(failure) || [null, 403].includes(statusOf(failure))
    ? translateFailure(words, language, failure)
    : words('events.failedUnknown');

/** Moves the focus from the emptied form to the message, which the browser scrolls into view. */
const focusOnMount = (heading: HTMLHeadingElement | null) => heading?.focus();

/**
 * Shows the result of the form. Renders the status element even without a text, because screen
 * readers announce only changes of its text.
 */
export const QuoteOutcome = ({ outcome }: { outcome: SubmitOutcome }) => {
  const words = useTranslation();
  const { language } = useLanguage();
  const local = useLocalizedPath();
  return (
    <>
      <div role="status">
        {outcome && 'sent' in outcome && (
          <Banner tone="high">
            <h3 ref={focusOnMount} tabIndex={-1}>
              {words('events.sentTitle')}
            </h3>
            <p>{words('events.sentText')}</p>
            <p>
              {words('events.reference')} <DisplayText>{outcome.sent.reference}</DisplayText>
            </p>
            <p>{words('events.ownPageText')}</p>
            <ButtonLink to={local(outcome.sent.link)} $variant="secondary" $size="sm">
              {words('events.ownPage')}
            </ButtonLink>
          </Banner>
        )}
      </div>
      {outcome && 'failed' in outcome && (
        <Banner live>
          <p>{words('events.failed')}</p>
          <p>
            {words('events.failedDetail')}{' '}
            <TextWithPhoneLink text={failureDetail(words, language, outcome.failed)} />
          </p>
        </Banner>
      )}
    </>
  );
};

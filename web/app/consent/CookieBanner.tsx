import { useEffect, useRef, type FormEvent, type MouseEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useLocalizedPath } from '#web/shared/i18n/useLocalizedPath.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { color, media } from '#web/shared/ui/theme/tokens.ts';
import type { Consent } from './parseConsent.ts';
import { consentGiven, selectConsentBanner } from './consentBannerSlice.ts';
import { storeConsent, readStoredConsent } from './consentStorage.ts';

/**
 * First line of the page. It is part of the layout, so it covers nothing. `web/index.html` sets
 * `data-consent` before the first paint, because the server does not know the visitor's answer.
 */
const Line = styled.section<{ $isReopened: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 5px;
  min-height: 48px;
  padding: 2px max(4px, env(safe-area-inset-right)) 2px max(12px, env(safe-area-inset-left));
  background: ${color.navyDark};
  color: ${color.ivory};
  font-size: 0.9375rem;
  line-height: 1.15;
  @media (scripting: none) {
    display: none;
  }
  ${({ $isReopened }) => !$isReopened && 'html[data-consent] & { display: none; }'}
  form {
    display: contents;
  }
  b {
    font-weight: inherit;
  }
  > p {
    flex: 1 0 18rem;
  }
  a,
  summary {
    color: ${color.yellow};
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  details {
    display: none;
  }
  button {
    min-width: 44px;
    min-height: 44px;
    padding: 0 5px;
    border: 1px solid ${color.skyBlue};
    border-radius: 3px;
    background: none;
    font-weight: 600;
    line-height: inherit;
  }
  button:last-child {
    border-color: transparent;
    font-size: 1.25rem;
  }
  ${media.narrow} {
    > div {
      position: relative;
      flex: 1 1 5.5rem;
    }
    > p {
      order: 1;
      flex-basis: 100%;
      padding-block: 4px;
    }
    div:has(details:not([open])) + p {
      display: none;
    }
    details {
      display: inline-block;
    }
    summary {
      cursor: pointer;
      list-style: none;
    }
    summary::after {
      content: '';
      position: absolute;
      inset: -6px 0;
    }
    summary::-webkit-details-marker {
      display: none;
    }
    button:nth-of-type(2) {
      max-width: 8rem;
    }
  }
`;

/** Closes the banner if the browser has stored a valid answer. */
const useStoredAnswer = () => {
  const dispatch = useDispatch();
  useEffect(() => {
    if (readStoredConsent(new Date())) dispatch(consentGiven());
    else delete document.documentElement.dataset['consent'];
  }, [dispatch]);
};

/** A press leaves the focus where it is, for example in a field. */
const keepFocus = { onMouseDown: (event: MouseEvent) => event.preventDefault() };

export const CookieBanner = () => {
  const words = useTranslation();
  const local = useLocalizedPath();
  const dispatch = useDispatch();
  const { asking, reopened } = useSelector(selectConsentBanner);
  const banner = useRef<HTMLElement>(null);
  useStoredAnswer();
  useEffect(() => {
    if (reopened) banner.current?.focus();
  }, [reopened]);
  if (!asking) return null;

  const answer = (event: FormEvent) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const { value } = submitter as HTMLButtonElement;
    const hasFocus = banner.current?.contains(document.activeElement);
    storeConsent({ value: value as Consent['value'], date: new Date().toISOString() });
    dispatch(consentGiven());
    // Without this, the focus of a keyboard user would be lost together with the line.
    if (hasFocus) document.getElementById('contenuto')?.focus({ preventScroll: true });
  };
  return (
    <Line
      ref={banner}
      tabIndex={-1}
      aria-labelledby="cookie-title"
      data-nosnippet
      $isReopened={reopened}
    >
      <div>
        <b id="cookie-title">{words('cookie.title')}</b> ·{' '}
        <details>
          <summary>{words('cookie.details')}</summary>
        </details>
      </div>
      <p>
        {words('cookie.text')} <Link to={local('/privacy-policy')}>{words('legal.privacy')}</Link> ·{' '}
        <Link to={local('/cookie-policy')}>{words('legal.cookies')}</Link>
      </p>
      <form onSubmit={answer}>
        <button value="rejected" {...keepFocus}>
          {words('cookie.reject')}
        </button>
        <button value="accepted" {...keepFocus}>
          {words('cookie.accept')}
        </button>
        <button value="rejected" {...keepFocus} aria-label={words('cookie.close')}>
          ✕
        </button>
      </form>
    </Line>
  );
};

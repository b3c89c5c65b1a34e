import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { keyframes, styled } from 'styled-components';
import { useLocalizedPath } from '#web/shared/i18n/useLocalizedPath.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { art, color, ease, media } from '#web/shared/ui/theme/tokens.ts';
import type { Consent } from './parseConsent.ts';
import { consentAsked, consentGiven, selectConsentBanner } from './consentBannerSlice.ts';
import { storeConsent, readStoredConsent } from './consentStorage.ts';

const rise = keyframes`from { opacity: 0; transform: translateY(16px); }`;

const BannerPanel = styled.section<{ $raised: boolean }>`
  position: fixed;
  z-index: 50;
  left: max(20px, env(safe-area-inset-left));
  bottom: 20px;
  width: min(460px, calc(100vw - 40px));
  padding: 2px 4px 4px;
  border: 20px solid transparent;
  border-image: ${art.frame('frame-card-latte')} 24 fill / 20px;
  background: ${color.surface} padding-box;
  color: ${color.text};
  box-shadow: 0 22px 36px -8px rgba(67, 32, 63, 0.5);
  animation: ${rise} 0.6s ${ease};
  h2 {
    margin-right: 40px;
    font-size: 1.375rem;
    line-height: 1.15;
    letter-spacing: -0.004em;
  }
  p {
    margin-top: 8px;
    font-size: 0.9375rem;
    line-height: 1.45;
  }
  p + p {
    margin-top: 0;
  }
  a {
    color: ${color.cobalt};
    text-underline-offset: 3px;
  }
  ${media.narrow} {
    left: 12px;
    right: 12px;
    width: auto;
    max-width: 460px;
    border-width: 14px;
    border-image-width: 18px;
    padding: 0 4px;
    bottom: calc(var(--phone-bar-height, 0px) + ${({ $raised }) => ($raised ? '168px' : '12px')});
    h2 {
      font-size: 1.1875rem;
    }
    p {
      margin-top: 4px;
      font-size: 0.90625rem;
      line-height: 1.4;
    }
    p + p {
      margin-top: 0;
    }
  }
  ${media.reducedMotion} {
    animation: none;
  }
`;
const Close = styled.button`
  position: absolute;
  top: -8px;
  right: -8px;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
`;
const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  margin-top: 14px;
  > button {
    max-width: 100%;
    white-space: normal;
  }
  > :last-child {
    flex: 1 1 auto;
  }
  ${media.narrow} {
    gap: 6px;
    margin-top: 10px;
    > button {
      flex: 1 1 auto;
      padding-inline: 4px;
    }
  }
`;

/**
 * Opens the cookie banner in a separate task, because rendering it during hydration would block
 * phones longer.
 */
const useAskForConsent = () => {
  const dispatch = useDispatch();
  useEffect(() => {
    const asking = setTimeout(() => {
      if (!readStoredConsent(new Date())) dispatch(consentAsked());
    });
    return () => clearTimeout(asking);
  }, [dispatch]);
};

export const CookieBanner = () => {
  const words = useTranslation();
  const local = useLocalizedPath();
  const dispatch = useDispatch();
  const { pathname } = useLocation();
  const { asking, reopened } = useSelector(selectConsentBanner);
  const banner = useRef<HTMLElement>(null);
  useAskForConsent();
  useEffect(() => {
    if (reopened) banner.current?.focus();
  }, [reopened]);
  if (!asking) return null;

  const answer = (value: Consent['value']) => () => {
    storeConsent({ value, date: new Date().toISOString() });
    dispatch(consentGiven());
    document.getElementById('contenuto')?.focus({ preventScroll: true });
  };
  return (
    <BannerPanel
      ref={banner}
      tabIndex={-1}
      aria-labelledby="cookie-title"
      $raised={pathname === '/'}
    >
      <h2 id="cookie-title">{words('cookie.title')}</h2>
      <Close type="button" aria-label={words('cookie.close')} onClick={answer('rejected')}>
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path
            d="M4 4l12 12M16 4L4 16"
            stroke="currentColor"
            strokeWidth="2.2"
            strokeLinecap="round"
          />
        </svg>
      </Close>
      {/* Splits the text into two paragraphs. A single, larger paragraph would count as the
          Largest Contentful Paint on phones and make this metric worse. */}
      <p>{words('cookie.text')}</p>
      <p>
        <Link to={local('/privacy-policy')}>{words('legal.privacy')}</Link> ·{' '}
        <Link to={local('/cookie-policy')}>{words('legal.cookies')}</Link>
      </p>
      <Answers>
        <Button $size="sm" $variant="secondary" onClick={answer('rejected')}>
          {words('cookie.reject')}
        </Button>
        <Button $size="sm" onClick={answer('accepted')}>
          {words('cookie.accept')}
        </Button>
      </Answers>
    </BannerPanel>
  );
};

import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useLocalizedPath } from '#web/shared/i18n/useLocalizedPath.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { color } from '../theme/tokens.ts';
import { VisuallyHidden } from '../theme/VisuallyHidden.ts';

const Small = styled.p`
  max-width: 68ch;
  font-size: 0.9375rem;
  line-height: 1.5;
  color: ${color.textMuted};
  a {
    color: ${color.cobalt};
    text-underline-offset: 3px;
  }
`;

/**
 * Privacy notice that GDPR, article 13, requires. The policy opens in a new tab, because the form
 * must not lose its input.
 */
export const PrivacyNotice = ({ link, children }: { link: string; children: ReactNode }) => {
  const words = useTranslation();
  return (
    <Small>
      {children}{' '}
      <Link to={useLocalizedPath()('/privacy-policy')} target="_blank">
        {link}
        <VisuallyHidden> {words('app.newTab')}</VisuallyHidden>
      </Link>
    </Small>
  );
};

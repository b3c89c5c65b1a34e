import { useDispatch } from 'react-redux';
import { styled } from 'styled-components';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { color } from '#web/shared/ui/theme/tokens.ts';
import { consentReopened } from './consentBannerSlice.ts';

const Plain = styled.button`
  padding: 0;
  border: 0;
  background: none;
  &:hover {
    text-decoration: underline;
  }
`;

export const ReopenConsentButton = ({ className }: { className?: string }) => {
  const words = useTranslation();
  const dispatch = useDispatch();
  return (
    <Plain type="button" className={className} onClick={() => dispatch(consentReopened())}>
      {words('cookie.preferences')}
    </Plain>
  );
};

export const InlineReopenConsentButton = styled(ReopenConsentButton)`
  color: ${color.cobalt};
  text-decoration: underline;
  text-underline-offset: 3px;
`;

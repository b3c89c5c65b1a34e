import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useLocalPath } from '../../shared/i18n/useLocalPath.ts';
import { useWords } from '../../shared/i18n/useWords.ts';
import { color } from '../../shared/ui/tokens.ts';

const Small = styled.p`font-size: 15px; color: ${color.inchiostro2}; a { color: ${color.cobalto}; text-underline-offset: 3px; }`;

/** What becomes of the data that a guest leaves. */
export const PrivacyNote = () => {
  const words = useWords();
  return <Small>{words('events.privacy')} <Link to={useLocalPath()('/privacy-policy')}>{words('events.privacyLink')}</Link></Small>;
};

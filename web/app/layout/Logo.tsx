import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { venue } from '../../../src/venue.ts';
import { useLocalPath } from '../../shared/i18n/useLocalPath.ts';
import { font } from '../../shared/ui/tokens.ts';

const Mark = styled(Link)`
  display: flex; align-items: center; gap: 12px; min-height: 46px; font: 600 27px/1 ${font.display}; letter-spacing: -.01em; text-decoration: none;
`;

/** The emblem and the name; leads home. */
export const Logo = ({ dark }: { dark: boolean }) => (
  <Mark to={useLocalPath()('/')}>
    <img src={dark ? '/brand/emblem-night.svg' : '/brand/emblem.svg'} width="46" height="46" alt="" />
    {venue.name}
  </Mark>
);

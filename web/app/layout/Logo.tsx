import { styled } from 'styled-components';
import { venue } from '#src/venue.ts';
import { font } from '#web/shared/ui/theme/tokens.ts';
import { SectionLink } from './SectionLink.tsx';

const Mark = styled(SectionLink)`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 46px;
  /* Limits enlarged text, because a wide name would move under the menu button of a phone. */
  font: 600 min(1.6875rem, 9vw) / 1 ${font.display};
  letter-spacing: -0.01em;
  text-decoration: none;
`;

export const Logo = ({ dark }: { dark: boolean }) => (
  <Mark to="/">
    <img
      src={dark ? '/brand/emblem-night.svg' : '/brand/emblem.svg'}
      width="46"
      height="46"
      alt=""
    />
    {venue.name}
  </Mark>
);

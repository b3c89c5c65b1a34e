import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { venue } from '#src/venue.ts';
import { useLocalizedPath } from '#web/shared/i18n/useLocalizedPath.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { withNoBreakSpaces } from '#web/shared/phoneLinks.ts';
import { TileRow } from '#web/shared/ui/layout/Frieze.ts';
import { DisplayText, Eyebrow, PageWidth } from '#web/shared/ui/layout/typography.ts';
import { color, font, media } from '#web/shared/ui/theme/tokens.ts';
import { VisuallyHidden } from '#web/shared/ui/theme/VisuallyHidden.ts';
import { ReopenConsentButton } from '../consent/ReopenConsentButton.tsx';
import { SectionLink } from './SectionLink.tsx';
import { legalLinks, siteLinks } from './siteLinks.ts';

const Ground = styled.footer`
  position: relative;
  overflow: hidden;
  background: ${color.navyDark};
  color: ${color.frost};
`;
const Columns = styled(PageWidth)`
  display: grid;
  grid-template-columns: 1.6fr 1fr 1fr 1fr;
  gap: 40px;
  padding-block: 72px 40px;
  a {
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  ul {
    display: grid;
    gap: 1px;
    margin: 10px 0 0;
    padding: 0;
    list-style: none;
  }
  li > a {
    display: inline-block;
    padding-block: 8px;
  }
  li:not(:has(a)) {
    padding-block: 8px;
  }
  ${media.narrow} {
    grid-template-columns: 1fr 1fr;
    padding-block: 48px 32px;
    > :first-child {
      grid-column: 1 / -1;
    }
    > :nth-child(3) {
      grid-area: 2 / 2 / span 2;
    }
  }
  ${media.largeText} {
    grid-template-columns: minmax(0, 1fr);
    > :nth-child(3) {
      grid-area: auto;
    }
  }
`;
const Brand = styled.div`
  display: flex;
  align-items: center;
  gap: 14px;
  ${media.largeText} {
    flex-wrap: wrap;
  }
  ${DisplayText} {
    font-size: 2.125rem;
    color: ${color.ivory};
  }
`;
const About = styled.p`
  margin-top: 16px;
  max-width: 30ch;
`;
const Legal = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 28px;
  padding-block: 14px;
  font-size: 0.90625rem;
  border-top: 1px solid #a9cbe02e;
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 28px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  a,
  button,
  > span {
    display: inline-block;
    padding-block: 10px;
    line-height: 1.6;
  }
  a {
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
`;
const VenueNameBanner = styled.div`
  height: 0.66em;
  padding-top: 8px;
  overflow: hidden;
  text-align: center;
  white-space: nowrap;
  font: 600 clamp(4rem, 13.4vw, 14.375rem)/0.8 ${font.display};
  letter-spacing: -0.03em;
  color: #1b3268;
  &::before {
    content: attr(data-word);
  }
`;

export const Footer = () => (
  <>
    <TileRow />
    <Ground>
      <Columns>
        <BrandColumn />
        <AddressColumn />
        <PagesColumn />
        <SocialColumn />
      </Columns>
      <PageWidth>
        <LegalBar />
      </PageWidth>
      <VenueNameBanner aria-hidden="true" data-word={venue.name} />
    </Ground>
  </>
);

const BrandColumn = () => {
  const words = useTranslation();
  return (
    <div>
      <Brand>
        <img src="/brand/emblem-night.svg" width="64" height="64" alt="" loading="lazy" />
        <DisplayText>{venue.name}</DisplayText>
      </Brand>
      <About>{words('brand.since', { year: venue.founded.toString() })}</About>
    </div>
  );
};

const AddressColumn = () => {
  const words = useTranslation();
  return (
    <div>
      <Eyebrow $dark>{words('footer.come')}</Eyebrow>
      <ul>
        <li>{words('brand.address', venue.address)}</li>
        <li>
          <a href={venue.phone.href}>{withNoBreakSpaces(venue.phone.display)}</a>
        </li>
      </ul>
    </div>
  );
};

const PagesColumn = () => {
  const words = useTranslation();
  return (
    <div>
      <Eyebrow $dark>{words('footer.visit')}</Eyebrow>
      <ul>
        {siteLinks.map(({ path, label }) => (
          <li key={path}>
            <SectionLink to={path}>{words(label)}</SectionLink>
          </li>
        ))}
      </ul>
    </div>
  );
};

const socialLinks = [
  ['Instagram', venue.social.instagram],
  ['Facebook', venue.social.facebook],
] as const;

const SocialColumn = () => {
  const words = useTranslation();
  return (
    <div>
      <Eyebrow $dark>{words('footer.follow')}</Eyebrow>
      <ul>
        {socialLinks.map(([name, href]) => (
          <li key={name}>
            <a href={href} target="_blank" rel="noopener noreferrer">
              {name} <span aria-hidden="true">↗</span>
              <VisuallyHidden> {words('app.newTab')}</VisuallyHidden>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
};

const LegalBar = () => {
  const words = useTranslation();
  const local = useLocalizedPath();
  return (
    <Legal aria-label={words('footer.legal')}>
      <span>
        © {venue.copyrightYear} {venue.name}
      </span>
      <ul>
        {legalLinks.map(({ path, label }) => (
          <li key={path}>
            <Link to={local(path)}>{words(label)}</Link>
          </li>
        ))}
        <li>
          <ReopenConsentButton />
        </li>
      </ul>
    </Legal>
  );
};

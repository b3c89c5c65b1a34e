import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { categoryKey } from './categoryKeys.ts';
import { CategoryName } from './CategoryName.tsx';
import { parentLocation, MENU_START, type MenuLocation } from './menuLocation.ts';
import { useMenuUrl } from './useMenuUrl.ts';

// Also underlines `a span`, because browsers do not underline inline blocks inside a link.
const Trail = styled.nav`
  margin-bottom: clamp(14px, 1.6vw, 24px);
  font-size: 1rem;
  font-weight: 550;
  ol {
    display: flex;
    flex-wrap: wrap;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: flex;
    align-items: center;
    min-height: 32px;
  }
  li + li::before {
    content: '/';
    margin-inline: 11px;
    opacity: 0.8;
  }
  a,
  a span {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  a {
    padding-block: 5px;
  }
`;

const Name = ({ place }: { place: MenuLocation }) => {
  const key = categoryKey(place);
  const words = useTranslation();
  return key ? <CategoryName of={key} /> : <>{words('menu.crumb')}</>;
};

const breadcrumbTrail = (place: MenuLocation): MenuLocation[] =>
  place.on === 'start' ? [MENU_START] : [...breadcrumbTrail(parentLocation(place)), place];

export const MenuBreadcrumb = ({ place, beyond }: { place: MenuLocation; beyond?: string }) => {
  const words = useTranslation();
  const path = useMenuUrl();
  const trail = breadcrumbTrail(place);
  const isHere = (at: number) => beyond === undefined && at === trail.length - 1;
  return (
    <Trail aria-label={words('menu.path')}>
      <ol>
        {trail.map((step, at) => (
          <li key={categoryKey(step) ?? 'start'}>
            {isHere(at) ? (
              <span aria-current="page">
                <Name place={step} />
              </span>
            ) : (
              <Link to={path(step)}>
                <Name place={step} />
              </Link>
            )}
          </li>
        ))}
        {beyond !== undefined && (
          <li>
            <span aria-current="page">{beyond}</span>
          </li>
        )}
      </ol>
    </Trail>
  );
};

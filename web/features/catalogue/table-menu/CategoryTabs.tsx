import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { drinkCategories, type DrinkCategory } from '#src/contracts/catalogue/menu-categories.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { color, media } from '#web/shared/ui/theme/tokens.ts';
import { categoryKey, type CategoryKey } from '../menu/categories/categoryKeys.ts';
import { CategoryName } from '../menu/categories/CategoryName.tsx';
import type { MenuLocation } from '../menu/categories/menuLocation.ts';
import { useMenuUrl } from '../menu/categories/useMenuUrl.ts';

const Tabs = styled.nav`
  position: relative;
  display: flex;
  gap: 0.375rem;
  margin-top: 0.375rem;
  overflow-x: auto;
  scrollbar-width: none;
  a {
    flex: none;
    display: flex;
    align-items: center;
    min-height: 3rem;
    padding: 0 0.875rem;
    font-weight: 600;
    font-size: 1rem;
    text-decoration: none;
    border-bottom: 4px solid transparent;
  }
  a:focus-visible {
    outline-offset: -3px;
  }
  a[aria-current] {
    border-color: ${color.terracotta};
    color: ${color.cobalt};
    font-weight: 700;
  }
  ${media.narrow} {
    margin: 0.25rem -12px 0;
  }
`;

const drinkNames = Object.keys(drinkCategories) as DrinkCategory[];

/**
 * The current category is the last one whose heading is above this line, in pixels from the top.
 */
const CURRENT_ABOVE_PX = 220;

export const findCategoryHeading = (key: CategoryKey): HTMLElement | null =>
  document.getElementById(`titolo-${key}`);

const readCurrent = (keys: readonly CategoryKey[]): CategoryKey | undefined =>
  keys.findLast((key) => {
    const heading = findCategoryHeading(key);
    return heading?.offsetParent && heading.getBoundingClientRect().top < CURRENT_ABOVE_PX;
  }) ?? keys[0];

const useCurrentCategory = (keys: readonly CategoryKey[]) => {
  const [current, setCurrent] = useState(keys[0]);
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const look = () => setCurrent(readCurrent(keys));
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [keys]);
  useEffect(() => {
    const tab = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (nav.current && tab) nav.current.scrollLeft = tab.offsetLeft - tab.offsetWidth / 2;
  }, [current]);
  return { current, nav };
};

/** Scrolls to a category without a new history entry, so Back leaves the page. */
const scrollToCategory = (key: CategoryKey) => (click: MouseEvent) => {
  const heading = findCategoryHeading(key);
  if (!heading) return;
  click.preventDefault();
  heading.closest('section')?.scrollIntoView();
  heading.focus({ preventScroll: true });
};

export const CategoryTabs = ({ keys }: { keys: readonly CategoryKey[] }) => {
  const words = useTranslation();
  const menuUrl = useMenuUrl();
  const { current, nav } = useCurrentCategory(keys);
  return (
    <Tabs ref={nav} aria-label={words('menu.categories')}>
      {keys.map((key) => (
        <a
          key={key}
          href={`#${key}`}
          onClick={scrollToCategory(key)}
          {...(key === current ? { 'aria-current': 'true' } : {})}
        >
          <CategoryName of={key} />
        </a>
      ))}
      {drinkNames.map((category) => {
        const place: MenuLocation = { on: 'drinks', category, subcategory: null };
        const key = categoryKey(place);
        return (
          key && (
            <Link key={key} to={menuUrl(place)}>
              <CategoryName of={key} />
            </Link>
          )
        );
      })}
    </Tabs>
  );
};

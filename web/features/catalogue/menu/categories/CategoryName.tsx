import { css, styled } from 'styled-components';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import type { CategoryKey } from './categoryKeys.ts';

// The card writes some categories in capitals, as specification §3 does; set in the display face they would shout.
const Calm = styled.span<{ $shouted: boolean }>`
  display: inline-block;
  ${({ $shouted }) =>
    $shouted &&
    css`
      text-transform: lowercase;
      &::first-letter {
        text-transform: uppercase;
      }
    `}
`;

const isAllCaps = (name: string): boolean => name === name.toLocaleUpperCase();

/** The name of a category in the reader's language. */
export const CategoryName = ({ of }: { of: CategoryKey }) => {
  const name = useTranslation()(`menu.name.${of}`);
  return <Calm $shouted={isAllCaps(name)}>{name}</Calm>;
};

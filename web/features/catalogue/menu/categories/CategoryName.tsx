import { css, styled } from 'styled-components';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import type { CategoryKey } from './categoryKeys.ts';

/*
 * Shows names that are written in capitals (specification §3) in lower case, because capitals are
 * too large in the display font.
 */
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

export const CategoryName = ({ of }: { of: CategoryKey }) => {
  const name = useTranslation()(`menu.name.${of}`);
  return <Calm $shouted={isAllCaps(name)}>{name}</Calm>;
};

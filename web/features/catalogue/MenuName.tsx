import { css, styled } from 'styled-components';
import { useWords } from '../../shared/i18n/useWords.ts';
import type { PlaceKey } from './placeKeys.ts';

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

const isShouted = (name: string): boolean => name === name.toLocaleUpperCase();

/** The name of a category in the reader's language. */
export const MenuName = ({ of }: { of: PlaceKey }) => {
  const name = useWords()(`menu.name.${of}`);
  return <Calm $shouted={isShouted(name)}>{name}</Calm>;
};

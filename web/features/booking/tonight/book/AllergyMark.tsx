import { styled } from 'styled-components';
import type { Allergen } from '#src/contracts/booking/guest-allergies.ts';
import { VisuallyHidden } from '#web/shared/ui/theme/VisuallyHidden.ts';
import { color, font } from '#web/shared/ui/theme/tokens.ts';

/** Short words for allergens, so the mark never cuts the text. */
export const allergyWord: Record<Allergen, string> = {
  gluten: 'glutine',
  crustaceans: 'crostacei',
  eggs: 'uova',
  fish: 'pesce',
  peanuts: 'arachidi',
  soy: 'soia',
  milk: 'latte',
  nuts: 'noci',
  celery: 'sedano',
  mustard: 'senape',
  sesame: 'sesamo',
  sulphites: 'solfiti',
  lupin: 'lupini',
  molluscs: 'molluschi',
};

/** Shows an allergy in a lozenge. No other information uses this shape. */
export const AllergyMark = ({ word }: { word: string }) => (
  <Lozenge>
    <VisuallyHidden>allergia: </VisuallyHidden>
    {word}
  </Lozenge>
);

/**
 * Shows all allergies of a party in one band, which wraps instead of hiding a word. Neither width
 * nor text size cuts it.
 */
export const AllergyBand = ({ words }: { words: readonly string[] }) => (
  <Band data-allergies>
    <VisuallyHidden>{words.length === 1 ? 'allergia' : 'allergie'}: </VisuallyHidden>
    {words.map((word) => (
      <span key={word} data-word>
        {word}{' '}
      </span>
    ))}
  </Band>
);

const Band = styled.span`
  display: inline-flex;
  flex: 0 1 auto;
  flex-wrap: wrap;
  gap: 0 0.5rem;
  min-width: 0;
  max-width: 100%;
  padding: 0 14px;
  background: ${color.pomegranate};
  color: ${color.surface};
  font: 700 0.9375rem/1.25rem ${font.text};
  letter-spacing: 0.02em;
  text-transform: uppercase;
  print-color-adjust: exact;
  clip-path: polygon(8px 0, calc(100% - 8px) 0, 100% 50%, calc(100% - 8px) 100%, 8px 100%, 0 50%);
  > [data-word] + [data-word]::before {
    content: '· ';
  }
  @media (forced-colors: active) {
    border: 2px solid;
    clip-path: none;
  }
`;

export const Lozenge = styled.span`
  display: inline-flex;
  flex: none;
  gap: 6px;
  align-items: center;
  height: 1.25rem;
  padding: 0 12px;
  background: ${color.pomegranate};
  color: ${color.surface};
  font: 700 0.9375rem/1.25rem ${font.text};
  letter-spacing: 0.02em;
  text-transform: uppercase;
  white-space: nowrap;
  print-color-adjust: exact;
  clip-path: polygon(8px 0, calc(100% - 8px) 0, 100% 50%, calc(100% - 8px) 100%, 8px 100%, 0 50%);
  &::before {
    content: '';
    width: 7px;
    height: 7px;
    transform: rotate(45deg);
    background: currentColor;
  }
  @media (forced-colors: active) {
    border: 2px solid;
    clip-path: none;
  }
`;

import { styled } from 'styled-components';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { VisuallyHidden } from '#web/shared/ui/theme/VisuallyHidden.ts';
import { color } from '#web/shared/ui/theme/tokens.ts';
import { listAllergyWords } from '../book/rowMarks.ts';

/**
 * Marks an allergy where there is no space for the word. Comes before texts that may be cut.
 */
export const AllergyDiamond = ({ reservation }: { reservation: ReservationView }) => {
  const words = listAllergyWords(reservation);
  if (words.length === 0) return null;
  return (
    <>
      <Diamond aria-hidden="true" data-allergy-mark />
      <VisuallyHidden> allergia: {words.join(', ')} </VisuallyHidden>
    </>
  );
};

const Diamond = styled.i`
  flex: none;
  display: inline-block;
  width: 9px;
  height: 9px;
  margin: 0 4px;
  transform: rotate(45deg);
  background: ${color.pomegranate};
  forced-color-adjust: none;
`;

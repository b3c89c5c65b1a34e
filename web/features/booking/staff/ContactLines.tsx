import { styled } from 'styled-components';
import type { ReservationView } from '../../../../src/contracts/booking.ts';
import { color } from '../../../shared/ui/tokens.ts';
import { dialled } from './chatNumber.ts';

/** How to reach the guest; nothing where they left nothing. */
export const ContactLines = ({ reservation: { customerPhone, customerEmail } }: { reservation: ReservationView }) => (
  <Lines>
    {customerPhone && <a href={`tel:${dialled(customerPhone)}`}>{customerPhone}</a>}
    {customerEmail && <a href={`mailto:${customerEmail}`}>{customerEmail}</a>}
  </Lines>
);

// A mouse is content with lines of text; fingers get rows of 44 px.
const Lines = styled.p`
  flex: 1 0 100%; display: flex; flex-wrap: wrap; gap: 0 16px; margin-block: -2px -8px; font-size: 15px; line-height: 24px;
  &:empty { display: none; }
  a { color: ${color.cobalto}; text-decoration-color: #1C3F8F55; text-underline-offset: 3px; overflow-wrap: anywhere; }
  @media (pointer: coarse), (max-width: 820px) {
    margin-block: 0 -16px;
    a { flex: 1 0 100%; padding-block: 10px; }
    a + a { border-top: 1px solid #1C3F8F1F; }
  }
`;

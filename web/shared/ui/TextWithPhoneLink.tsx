import { styled } from 'styled-components';
import { venue } from '#src/venue.ts';
import { withNoBreakSpaces } from '#web/shared/phoneLinks.ts';

const Phone = styled.a`
  white-space: nowrap;
`;

/** Shows a text. If it contains the restaurant's telephone number, the number is a link. */
export const TextWithPhoneLink = ({ text }: { text: string }) => {
  const [before, after] = text.split(venue.phone.display);
  if (after === undefined) return text;
  return (
    <>
      {before}
      <Phone href={venue.phone.href}>{withNoBreakSpaces(venue.phone.display)}</Phone>
      {after}
    </>
  );
};

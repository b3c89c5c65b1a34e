import { styled } from 'styled-components';
import { venue } from '#src/venue.ts';
import { withNoBreakSpaces } from '#web/shared/phoneLinks.ts';

const Phone = styled.a`
  white-space: nowrap;
`;

const PHONE_MARK = '\u0001';

/** Shows a message with the restaurant's telephone number as a link. */
export const TextWithPhoneLink = ({ format }: { format: (phone: string) => string }) => {
  const [before, after] = format(PHONE_MARK).split(PHONE_MARK);
  return (
    <>
      {before}
      <Phone href={venue.phone.href}>{withNoBreakSpaces(venue.phone.display)}</Phone>
      {after}
    </>
  );
};

import { styled } from 'styled-components';
import { MAX_ONLINE_PARTY_SIZE } from '#src/contracts/common/limits.ts';
import { venue } from '#src/venue.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';

const Note = styled(Alert)`
  text-wrap: pretty;
`;
const Phone = styled.a`
  white-space: nowrap;
`;

const PHONE_MARK = '\u0001';

export const LargePartyNote = ({ className }: { className?: string }) => {
  const words = useTranslation();
  const [before, after] = words('booking.large', {
    max: MAX_ONLINE_PARTY_SIZE,
    phone: PHONE_MARK,
  }).split(PHONE_MARK);
  return (
    <Note tone="night" {...(className ? { className } : {})}>
      {before}
      <Phone href={venue.phone.href}>{venue.phone.display}</Phone>
      {after}
    </Note>
  );
};

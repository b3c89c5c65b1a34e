import { styled } from 'styled-components';
import { venue } from '#src/venue.ts';
import { MAX_ONLINE_PARTY_SIZE } from '#src/contracts/common/limits.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { TextWithPhoneLink } from '#web/shared/ui/TextWithPhoneLink.tsx';

const Note = styled(Alert)`
  text-wrap: pretty;
`;

export const LargePartyNote = ({ className }: { className?: string }) => {
  const words = useTranslation();
  return (
    <Note tone="night" {...(className ? { className } : {})}>
      <TextWithPhoneLink
        text={words('booking.large', {
          max: MAX_ONLINE_PARTY_SIZE,
          phone: venue.phone.display,
        })}
      />
    </Note>
  );
};

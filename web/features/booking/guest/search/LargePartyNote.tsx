import { styled } from 'styled-components';
import { MAX_ONLINE_PARTY_SIZE } from '#src/contracts/common/limits.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { TextWithPhoneLink } from './TextWithPhoneLink.tsx';

const Note = styled(Alert)`
  text-wrap: pretty;
`;

export const LargePartyNote = ({ className }: { className?: string }) => {
  const words = useTranslation();
  return (
    <Note tone="night" {...(className ? { className } : {})}>
      <TextWithPhoneLink
        format={(phone) => words('booking.large', { max: MAX_ONLINE_PARTY_SIZE, phone })}
      />
    </Note>
  );
};

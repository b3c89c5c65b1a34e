import { MAX_ONLINE_PARTY } from '../../../src/contracts/limits.ts';
import { venue } from '../../../src/venue.ts';
import { useWords } from '../../shared/i18n/useWords.ts';
import { Alert } from '../../shared/ui/Alert.tsx';

const PHONE_MARK = '\u0001';

/** Larger parties must contact the restaurant (specification §2): the number is a link. */
export const LargePartyNote = ({ className }: { className?: string }) => {
  const words = useWords();
  const [before, after] = words('booking.large', { max: MAX_ONLINE_PARTY, phone: PHONE_MARK }).split(PHONE_MARK);
  return <Alert {...(className ? { className } : {})}>{before}<a href={venue.phone.href}>{venue.phone.display}</a>{after}</Alert>;
};

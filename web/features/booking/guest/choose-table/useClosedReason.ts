import type { Availability } from '#src/contracts/booking/availability.ts';
import { useLanguage } from '#web/shared/i18n/LanguageProvider.tsx';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';

/**
 * Returns the reason why the time slot is closed or has begun, otherwise null. Other languages use
 * translations, because the server's message is Italian.
 */
export const useClosedReason = ({ closed, begun, message }: Availability): string | null => {
  const words = useTranslation();
  const { language } = useLanguage();
  if (!closed && !begun) return null;
  if (message && language === 'it') return message;
  return words(closed ? 'booking.closed' : 'booking.begun');
};

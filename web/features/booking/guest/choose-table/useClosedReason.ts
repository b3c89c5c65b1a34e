import type { Availability } from '#src/contracts/booking/availability.ts';
import { useLanguage } from '#web/shared/i18n/LanguageProvider.tsx';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';

/**
 * Text for a closed or already begun time slot, otherwise null. The server's message is Italian, so
 * other languages use translations.
 */
export const useClosedReason = ({ closed, begun, message }: Availability): string | null => {
  const words = useTranslation();
  const { language } = useLanguage();
  if (!closed && !begun) return null;
  if (message && language === 'it') return message;
  return words(closed ? 'booking.closed' : 'booking.begun');
};

import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { useRecordGuestInformedMutation } from '#web/shared/api/guestContactApi.ts';
import { guestChatHref } from '#web/shared/guestTexts/guestChatHref.ts';
import { useToast } from '#web/shared/ui/feedback/ToastProvider.tsx';
import type { CardReservationAction } from './useReservationAction.ts';

type Run = (action: CardReservationAction) => Promise<ReservationView | null>;

const openTab = (): Window | null => {
  const tab = window.open('about:blank', '_blank');
  if (tab) tab.opener = null;
  return tab;
};

/**
 * Accepts the request and opens WhatsApp with a text for the guest. Opens the tab before the server
 * answers, because browsers block tabs that open long after the tap.
 */
export const useAcceptAndWrite = (
  run: Run,
  onResponse: (changed: ReservationView, title: string) => void,
): (() => Promise<void>) => {
  const [recordInformed] = useRecordGuestInformedMutation();
  const { toast } = useToast();
  return async () => {
    const tab = openTab();
    const accepted = await run('confirm');
    const href = accepted && guestChatHref(accepted);
    if (!href) return tab?.close();
    if (!tab) {
      toast({
        title: 'WhatsApp non si è aperto',
        description: 'La prenotazione è accettata: ora usa «Scrivi».',
        variant: 'destructive',
      });
      return;
    }
    tab.location.href = href;
    const { data } = await recordInformed({ id: accepted.id, channel: 'whatsapp' });
    if (data) onResponse(data, 'Accettata');
  };
};

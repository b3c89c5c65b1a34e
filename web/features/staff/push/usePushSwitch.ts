import { useEffect, useState } from 'react';
import { errorMessage } from '#web/shared/api/apiError.ts';
import { useToast } from '#web/shared/ui/feedback/ToastProvider.tsx';
import { findSubscription, isPushSupported } from './browserSubscription.ts';
import { usePushRequests } from './usePushRequests.ts';

export const NOT_SUPPORTED =
  'Questo browser non riceve avvisi. Su iPad aggiungi prima il sito alla schermata Home.';
const DENIED =
  'Gli avvisi sono bloccati per questo sito: consentili nelle impostazioni del browser.';
const FAILED = 'Avvisi non attivati: il servizio di avvisi del browser non risponde. Riprova.';

/** State of the push switch of this device. `isOn` is null until the browser has answered. */
export const usePushSwitch = () => {
  const [isOn, setOn] = useState<boolean | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { subscribe, unsubscribe } = usePushRequests();
  const { toast } = useToast();
  useEffect(() => {
    void findSubscription().then((found) => setOn(found !== null));
  }, []);
  const turn = async (on: boolean) => {
    if (isBusy) return;
    setBusy(true);
    try {
      if (on && (await Notification.requestPermission()) !== 'granted')
        return toast({ title: 'Avvisi spenti', description: DENIED, variant: 'destructive' });
      await (on ? subscribe() : unsubscribe());
      setOn(on);
    } catch (error) {
      toast({ title: 'Errore', description: errorMessage(error, FAILED), variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  };
  return { isSupported: isPushSupported(), isOn, isBusy, turn };
};

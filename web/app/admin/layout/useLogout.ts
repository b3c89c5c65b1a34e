import { createContext, useContext, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { listOutbox, unloadOutbox } from '#web/features/booking/offline/outbox/outbox.ts';
import { isWaiting } from '#web/features/booking/offline/outbox/outboxEntry.ts';
import { usePushRequests } from '#web/features/staff/push/usePushRequests.ts';
import { useLogOutMutation } from '#web/features/staff/sessionApi.ts';
import { errorMessage } from '#web/shared/api/apiError.ts';
import { useToast } from '#web/shared/ui/feedback/ToastProvider.tsx';

/**
 * Signs the user out. Pages must not render lists while `isLeaving` is true, because requests
 * without a session fail.
 */
export const useLogout = () => {
  const [logOut] = useLogOutMutation();
  const { unsubscribe } = usePushRequests();
  const [isLeaving, setLeaving] = useState(false);
  const { toast } = useToast();
  const navigate = useNavigate();
  const leave = async () => {
    if (isLeaving) return;
    const waiting = listOutbox().filter(isWaiting).length;
    if (waiting > 0)
      return toast({
        title: `${waiting} da inviare`,
        description: 'Esci quando la rete è tornata, così nulla va perso.',
        variant: 'destructive',
      });
    flushSync(() => setLeaving(true));
    // Ends push notifications, because a signed-out device must not show that requests are waiting.
    await unsubscribe().catch(() => undefined);
    const { error } = await logOut();
    if (error) {
      setLeaving(false);
      return toast({
        title: 'Errore',
        description: errorMessage(error, 'Logout non riuscito. Riprova.'),
        variant: 'destructive',
      });
    }
    unloadOutbox();
    toast({ title: 'Logout effettuato' });
    await navigate('/admin/login');
  };
  return { leave, isLeaving };
};

const LeaveContext = createContext<() => Promise<void>>(() =>
  Promise.reject(new Error('LeaveProvider is missing')),
);
export const LeaveProvider = LeaveContext.Provider;

export const useLeaveAction = () => useContext(LeaveContext);

import { useNavigate } from 'react-router-dom';
import { useLogOutMutation } from '../../features/staff/staffApi.ts';
import { errorMessage } from '../../shared/api-error.ts';
import { useToast } from '../../shared/ui/Toast.tsx';

/** Logs out, says so and goes back to the login (specification §2). */
export const useLeave = () => {
  const [logOut, { isLoading }] = useLogOutMutation();
  const { toast } = useToast();
  const navigate = useNavigate();
  const leave = async () => {
    if (isLoading) return;
    const { error } = await logOut();
    if (error)
      return toast({
        title: 'Errore',
        description: errorMessage(error, 'Logout non riuscito. Riprova.'),
        variant: 'destructive',
      });
    toast({ title: 'Logout effettuato' });
    await navigate('/admin/login');
  };
  return { leave, isLeaving: isLoading };
};

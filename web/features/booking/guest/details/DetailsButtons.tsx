import { useDispatch } from 'react-redux';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { Spinner } from '#web/shared/ui/feedback/Loading.tsx';
import { backToTables } from '../bookingFlowSlice.ts';

/**
 * Submits the form from outside it, because the bar of a phone stays visible while the form
 * scrolls.
 */
export const SendButton = ({ formId, isSending }: { formId: string; isSending: boolean }) => {
  const words = useTranslation();
  return (
    <Button
      type="submit"
      form={formId}
      $variant="submit"
      aria-busy={isSending}
      aria-disabled={isSending}
    >
      {isSending && <Spinner />}
      {words(isSending ? 'booking.sending' : 'booking.send')}
    </Button>
  );
};

export const ChangeTableButton = () => {
  const words = useTranslation();
  const dispatch = useDispatch();
  return (
    <Button $variant="secondary" $size="sm" onClick={() => dispatch(backToTables())}>
      <span aria-hidden="true">←</span> {words('booking.changeTable')}
    </Button>
  );
};

import { AnswerQuoteDialog } from '../staff/AnswerQuoteDialog.tsx';
import { ProposalDialog } from '../staff/ProposalDialog.tsx';
import { HoldDialog } from './HoldDialog.tsx';
import { LoseDialog } from './LoseDialog.tsx';
import { OptionDialog } from './OptionDialog.tsx';
import type { PanelDialogProps } from './panelDialogProps.ts';
import { PaymentDialog } from './PaymentDialog.tsx';

export type PanelDialog = 'approve' | 'propose' | 'option' | 'lose' | 'payment' | 'hold' | 'offer';

export const PanelDialogs = ({ dialog, ...props }: PanelDialogProps & { dialog: PanelDialog }) => {
  const { quote, returnTo, onCancel, onDone } = props;
  switch (dialog) {
    case 'approve':
    case 'offer':
      return (
        <AnswerQuoteDialog
          quote={quote}
          answer={dialog === 'approve' ? 'approved' : 'offer'}
          returnTo={returnTo}
          onCancel={onCancel}
          onSettled={onDone}
        />
      );
    case 'propose':
      return (
        <ProposalDialog quote={quote} returnTo={returnTo} onCancel={onCancel} onMade={onDone} />
      );
    case 'option':
      return <OptionDialog {...props} />;
    case 'lose':
      return <LoseDialog {...props} />;
    case 'hold':
      return <HoldDialog {...props} />;
    case 'payment':
      return <PaymentDialog {...props} />;
  }
};

import type { RefObject } from 'react';
import type { QuoteDetail } from '#src/contracts/private-events/pipeline-operations.ts';

export type PanelDialogProps = {
  quote: QuoteDetail;
  returnTo: RefObject<HTMLElement | null>;
  onCancel: () => void;
  onDone: () => void;
};

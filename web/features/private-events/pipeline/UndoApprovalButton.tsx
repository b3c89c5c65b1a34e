import type { RefObject } from 'react';
import type { QuoteView } from '#src/contracts/private-events/quotes.ts';
import { serverNow } from '#web/shared/api/serverTime.ts';
import { venueToday } from '#web/shared/dates/formatItalianDates.ts';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { useUndoApprovalMutation } from './pipelineApi.ts';
import { useStep } from './useStep.ts';

type Props = {
  quote: QuoteView;
  describedBy?: string;
  giveFocusTo: RefObject<HTMLElement | null>;
};

export const isUpcomingApproved = ({ status, eventDate }: QuoteView): boolean =>
  status === 'approved' && eventDate >= venueToday(new Date(serverNow()));

/** Makes an approved quote pending again, and gives its covers and rooms back to the service. */
export const UndoApprovalButton = ({ quote, describedBy, giveFocusTo }: Props) => {
  const [send, { isLoading: busy }] = useUndoApprovalMutation();
  const { run, problem } = useStep();
  const undo = () =>
    void run(() => send({ id: quote.id, seen: quote.updatedAt }), {
      onDone: () => giveFocusTo.current?.focus(),
    });
  return (
    <>
      <Button
        $variant="secondary"
        $size="sm"
        aria-busy={busy}
        aria-describedby={describedBy}
        onClick={undo}
      >
        Rimetti com’era
      </Button>
      {problem && <Alert live>{problem}</Alert>}
    </>
  );
};

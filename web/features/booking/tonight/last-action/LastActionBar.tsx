import { undoManyActions } from '#src/contracts/booking/open-request-operations.ts';
import { useMayCall } from '#web/shared/access/permissions.tsx';
import { styled } from 'styled-components';
import { canUndo } from '../../desk/card/canUndo.ts';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { color, font } from '#web/shared/ui/theme/tokens.ts';
import { useOutboxEntries } from '../../offline/outbox/outbox.ts';
import { useUndoneFocus } from './useUndoneFocus.ts';
import { useUndoShortcut } from './useUndoShortcut.ts';
import { describeQueued, type LastAction } from './lastAction.ts';

type Props = { last: LastAction | null; isUndoing: boolean; onUndo: () => void };

/**
 * Shows the last action with its undo button. The bar has a fixed position in the layout, so it
 * never covers a button.
 */
export const LastActionBar = ({ last, isUndoing, onUndo }: Props) => {
  const mayUndo = useMayCall()(undoManyActions);
  const until = last && 'undoableUntil' in last ? last.undoableUntil : null;
  const isOffered = mayUndo && canUndo(until);
  useUndoShortcut(isOffered, onUndo);
  useUndoneFocus(last);
  return (
    <Bar>
      <p role="status">{last ? <Words last={last} /> : 'Ancora nessuna azione'}</p>
      {isOffered && (
        <Button $variant="onDark" $size="sm" aria-disabled={isUndoing} onClick={onUndo}>
          Rimetti com’era
        </Button>
      )}
    </Bar>
  );
};

const Words = ({ last }: { last: LastAction }) =>
  'failure' in last ? (
    <Failure>{last.failure}</Failure>
  ) : (
    <>
      <b>
        {last.title}
        {last.queuedKey !== undefined && <Queued of={last.queuedKey} />}
      </b>
      {last.detail && <Detail>{last.detail}</Detail>}
    </>
  );

const Queued = ({ of }: { of: string }) => <>, {describeQueued(of, useOutboxEntries())}</>;

const Bar = styled.div`
  flex: none;
  display: flex;
  gap: 8px;
  align-items: center;
  min-height: 60px;
  padding: 4px 8px 4px 16px;
  border-top: 4px solid ${color.yellow};
  background: ${color.navy};
  color: ${color.ivory};
  font: 400 0.9375rem/1.25 ${font.text};
  p {
    flex: 1;
    min-width: 0;
  }
`;
const Detail = styled.span`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
const Failure = styled.b`
  color: ${color.straw};
`;

import { refusalOf } from '#web/shared/api/apiError.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { describeConflict, type HoldConflicts } from './holdText.ts';

/** Returns the turns that the refusal names, or no turns for any other error. */
export const readConflicts = (error: unknown): HoldConflicts => {
  const found = refusalOf(error)?.details?.['conflicts'];
  return Array.isArray(found) ? (found as HoldConflicts) : [];
};

type Props = { problem: string; conflicts: HoldConflicts };

export const HoldConflictAlert = ({ problem, conflicts }: Props) => (
  <Alert live>
    {problem}
    {conflicts.length > 0 && (
      <ul>
        {conflicts.map((conflict) => (
          <li key={conflict.startTime}>{describeConflict(conflict)}</li>
        ))}
      </ul>
    )}
  </Alert>
);

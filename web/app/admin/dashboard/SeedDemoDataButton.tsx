import { Button } from '#web/shared/ui/controls/Button.ts';
import { Spinner } from '#web/shared/ui/feedback/Loading.tsx';
import { useFillDatabase } from './useFillDatabase.ts';

export const SeedDemoDataButton = () => {
  const { fill, isLoading } = useFillDatabase();
  return (
    <Button
      $variant="onDark"
      $size="sm"
      aria-busy={isLoading}
      aria-disabled={isLoading}
      onClick={() => void fill()}
    >
      {isLoading && <Spinner $size={18} />}
      {isLoading ? 'Popolando...' : 'Popola Database'}
    </Button>
  );
};

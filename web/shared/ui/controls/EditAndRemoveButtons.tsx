import { Button } from './Button.ts';

type Props = { name: string; onEdit: () => void; onRemove: () => void };

/** The two buttons of a row or card in a staff list. `name` completes their accessible names. */
export const EditAndRemoveButtons = ({ name, onEdit, onRemove }: Props) => (
  <>
    <Button $variant="secondary" $size="sm" aria-label={`Modifica ${name}`} onClick={onEdit}>
      Modifica
    </Button>
    <Button $variant="danger" $size="sm" aria-label={`Elimina ${name}`} onClick={onRemove}>
      Elimina
    </Button>
  </>
);

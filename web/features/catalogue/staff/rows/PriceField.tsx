import { styled } from 'styled-components';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { FieldError } from '#web/shared/ui/forms/Field.tsx';
import { Input } from '#web/shared/ui/forms/Input.ts';
import { color, tone } from '#web/shared/ui/theme/tokens.ts';
import { VisuallyHidden } from '#web/shared/ui/theme/VisuallyHidden.ts';
import type { MenuRow } from './menuRow.ts';
import { isOvertaken } from './priceEdits.ts';
import { priceFieldId, type PriceEditing } from './usePriceEdits.ts';

type Props = { row: MenuRow; editing: PriceEditing };

/**
 * Field for the price of one row. The note below shows the previous price, the server's refusal, or
 * a newer price by a colleague.
 */
export const PriceField = ({ row, editing }: Props) => {
  const edit = editing.edits[row.id];
  const id = priceFieldId(row.id);
  const overtaken = isOvertaken(edit, row);
  const error =
    edit?.error ?? (overtaken ? `Nel frattempo il prezzo è diventato «${row.price}».` : undefined);
  return (
    <Place>
      <label htmlFor={id}>
        <VisuallyHidden>Prezzo di {row.name}</VisuallyHidden>
      </label>
      <PriceInput
        id={id}
        value={edit?.price ?? row.price}
        autoComplete="off"
        $changed={edit !== undefined}
        {...(error ? { 'aria-invalid': true } : {})}
        {...(edit ? { 'aria-describedby': `${id}-note` } : {})}
        onChange={({ target }) => editing.edit(row, target.value)}
      />
      {edit && (
        <Note id={`${id}-note`}>
          {error ? <FieldError as="span">{error}</FieldError> : <>Da salvare · era {row.price}</>}
        </Note>
      )}
      {edit && (
        <Choices>
          <Button $variant="secondary" $size="sm" onClick={() => editing.discard(row)}>
            Rimetti {row.price}
            <VisuallyHidden> a {row.name}</VisuallyHidden>
          </Button>
          {overtaken && (
            <Button $variant="secondary" $size="sm" onClick={() => editing.keepMine(row)}>
              Tieni il mio<VisuallyHidden> per {row.name}</VisuallyHidden>
            </Button>
          )}
        </Choices>
      )}
    </Place>
  );
};

const Place = styled.div`
  min-width: 0;
  max-width: 15rem;
`;
const PriceInput = styled(Input)<{ $changed: boolean }>`
  min-height: 48px;
  padding-block: 8px;
  font-variant-numeric: tabular-nums;
  /* Scrolls a focused field to above the save bar, which would otherwise cover it. */
  scroll-margin-bottom: 140px;
  ${({ $changed }) =>
    $changed &&
    `border-color: ${tone.medium.edge}; box-shadow: inset 5px 0 0 ${tone.medium.edge}; padding-left: 18px; font-weight: 650;`}
`;
const Note = styled.p`
  margin-top: 6px;
  font-size: 0.9375rem;
  line-height: 1.35;
  color: ${color.textMuted};
`;
const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 8px;
`;

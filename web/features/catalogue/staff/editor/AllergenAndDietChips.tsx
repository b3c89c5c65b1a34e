import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { allergens, dietMarks } from '#src/contracts/catalogue/allergens-and-diet-marks.ts';
import { allergenLabel, dietLabel, type DietMark } from '#src/contracts/catalogue/menu-views.ts';
import { normalizeDietMarks } from '#src/contracts/catalogue/diet-mark-rules.ts';
import { FieldGroup } from '#web/shared/ui/forms/Field.tsx';
import { color } from '#web/shared/ui/theme/tokens.ts';
import {
  allergenNumber,
  AllergenNumberTile,
} from '#web/features/catalogue/allergens/AllergenList.tsx';

const Chip = ({ children, ...input }: ComponentProps<'input'>) => (
  <ChipLabel>
    <input type="checkbox" {...input} />
    {children}
  </ChipLabel>
);

export const AllergenChips = ({ input }: { input: ComponentProps<'input'> }) => (
  <FieldGroup legend="Allergeni">
    <Row>
      {allergens.map((one) => (
        <Chip key={one} {...input} value={one}>
          <AllergenNumberTile>{allergenNumber(one)}</AllergenNumberTile>
          {allergenLabel[one]}
        </Chip>
      ))}
    </Row>
  </FieldGroup>
);

/**
 * Adds or removes a diet mark. Vegan implies vegetarian, so adding vegan adds both, and removing
 * vegetarian removes both.
 */
export const toggleDietMark = (
  marks: readonly DietMark[],
  mark: DietMark,
  on: boolean,
): DietMark[] =>
  on
    ? normalizeDietMarks([...marks, mark])
    : mark === 'vegetarian'
      ? []
      : marks.filter((one) => one !== mark);

type DietProps = {
  value: readonly DietMark[];
  onChange: (marks: DietMark[]) => void;
  error: string | undefined;
};

export const DietChips = ({ value, onChange, error }: DietProps) => (
  <FieldGroup legend="Adatto a chi è" error={error}>
    <Row>
      {dietMarks.map((mark) => (
        <Chip
          key={mark}
          name="diets"
          value={mark}
          checked={value.includes(mark)}
          onChange={({ target }) => onChange(toggleDietMark(value, mark, target.checked))}
        >
          {dietLabel[mark]}
        </Chip>
      ))}
    </Row>
  </FieldGroup>
);

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
const ChipLabel = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  padding: 4px 14px;
  font-weight: 600;
  font-size: 0.9375rem;
  line-height: 1.2;
  cursor: pointer;
  border: 1.5px solid ${color.edge};
  border-radius: 3px;
  background: ${color.surface};
  // Stretches the checkbox over the chip, so assistive tools can click the input itself.
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  &:hover {
    border-color: ${color.cobalt};
  }
  &:has(:checked) {
    border-color: ${color.cobalt};
    background: ${color.cobalt};
    color: ${color.ivory};
  }
  &:has(:focus-visible) {
    outline: 3px solid ${color.ochre};
    outline-offset: 3px;
  }
`;

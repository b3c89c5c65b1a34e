import { styled } from 'styled-components';
import { radioCardStyles } from '#web/shared/ui/forms/radioCardStyles.ts';
import { FieldGroup } from '#web/shared/ui/forms/Field.tsx';
import { color, font, tone } from '#web/shared/ui/theme/tokens.ts';
import type { TableChoice } from './tableChoice.ts';
import { isSuitable, tableStateText } from './tableChoices.ts';

type Props = {
  choices: readonly TableChoice[];
  chosen: string;
  onChoose: (key: string) => void;
};

export const TablePicker = ({ choices, chosen, onChoose }: Props) => (
  <FieldGroup legend="Tavolo">
    <Grid>
      {choices.map((choice) => (
        <Choice key={choice.key} $fits={isSuitable(choice)}>
          <input
            type="radio"
            name="table"
            value={choice.key}
            checked={chosen === choice.key}
            onChange={() => onChoose(choice.key)}
          />
          <span>
            <b>{choice.name}</b>
            <small>
              {choice.capacity} {choice.capacity === 1 ? 'posto' : 'posti'} ·{' '}
              <span>{tableStateText(choice)}</span>
            </small>
          </span>
        </Choice>
      ))}
      <Choice $fits>
        <input
          type="radio"
          name="table"
          value=""
          checked={chosen === ''}
          onChange={() => onChoose('')}
        />
        <span>
          <b>Da assegnare</b>
          <small>si sceglie più tardi</small>
        </span>
      </Choice>
    </Grid>
  </FieldGroup>
);

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.25rem), 1fr));
  gap: 8px;
`;
const Choice = styled.label<{ $fits: boolean }>`
  ${radioCardStyles}
  > span {
    position: relative;
    display: grid;
    gap: 3px;
    align-content: center;
    min-height: 60px;
    height: 100%;
    padding: 8px 10px;
    line-height: 1.25;
    background: ${({ $fits }) => ($fits ? color.surface : tone.off.ground)};
    border: 1.5px solid ${({ $fits }) => ($fits ? color.edge : 'transparent')};
    border-left: 5px solid ${({ $fits }) => ($fits ? color.green : tone.off.edge)};
  }
  b {
    font: 600 1.125rem/1.1 ${font.display};
    font-variant-numeric: lining-nums;
  }
  small {
    font-size: 0.84375rem;
    color: ${color.textMuted};
  }
  small > span {
    white-space: nowrap;
  }
  input:checked + span small {
    color: ${color.frost};
  }
`;

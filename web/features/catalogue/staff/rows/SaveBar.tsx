import { styled } from 'styled-components';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { Spinner } from '#web/shared/ui/feedback/Loading.tsx';
import { color, tone } from '#web/shared/ui/theme/tokens.ts';

type Props = { count: number; saving: boolean };

/**
 * Renders the status element even when the bar is hidden, because screen readers announce only
 * changes of its text.
 */
export const SaveBar = ({ count, saving }: Props) => (
  <Bar $isShown={count > 0}>
    <p role="status">
      {count > 0 &&
        (count === 1
          ? '1 prezzo modificato, da salvare'
          : `${count} prezzi modificati, da salvare`)}
    </p>
    {count > 0 && (
      <Button type="submit" aria-disabled={saving} aria-busy={saving}>
        {saving && <Spinner />}
        Salva
      </Button>
    )}
  </Bar>
);

const Bar = styled.div<{ $isShown: boolean }>`
  ${({ $isShown }) =>
    $isShown &&
    `
    position: sticky;
    bottom: 0;
    z-index: 2;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 20px;
    padding: 12px 22px;
    border-top: 4px solid ${tone.medium.edge};
    background: ${tone.medium.ground};
    color: ${color.text};
    font-weight: 650;
  `}
`;

import { styled } from 'styled-components';
import type { PhotographView } from '#src/contracts/catalogue/photographs.ts';
import { color } from '#web/shared/ui/theme/tokens.ts';
import { moveButtonId, type MoveDirection } from './useMovePhotograph.ts';

type Props = {
  photograph: PhotographView;
  isLast: boolean;
  onMove: (direction: MoveDirection) => void;
};

const buttons = [
  { direction: 'up', sign: '↑', label: 'Sposta prima' },
  { direction: 'down', sign: '↓', label: 'Sposta dopo' },
] as const;

/**
 * Buttons that move a photograph. A button without effect stays focusable, because a disabled
 * button would lose the keyboard focus.
 */
export const MoveButtons = ({ photograph, isLast, onMove }: Props) => {
  const { id, description, position } = photograph;
  const isAtEnd = { up: position === 1, down: isLast };
  return (
    <Pair>
      {buttons.map(({ direction, sign, label }) => (
        <button
          key={direction}
          id={moveButtonId(id, direction)}
          type="button"
          aria-label={`${label}: ${description}`}
          aria-disabled={isAtEnd[direction]}
          onClick={() => onMove(direction)}
        >
          <span aria-hidden="true">{sign}</span>
        </button>
      ))}
    </Pair>
  );
};

const Pair = styled.div`
  display: flex;
  gap: 0.375rem;
  button {
    width: 2.75rem;
    height: 2.75rem;
    border: 1.5px solid ${color.line};
    background: ${color.surface};
    color: ${color.cobalt};
    font-size: 1.25rem;
    line-height: 1;
  }
  button:hover {
    border-color: ${color.cobalt};
  }
  button[aria-disabled='true'] {
    color: ${color.edge};
    cursor: default;
  }
`;

import * as Radix from '@radix-ui/react-dropdown-menu';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { color, font } from '#web/shared/ui/theme/tokens.ts';

export type MenuAction = {
  readonly label: string;
  readonly run: () => void;
  readonly destructive?: boolean;
};

type Props = {
  actions: readonly MenuAction[];
  describedBy?: string;
  /**
   * True without a network. The menu then does not open, because the client cannot send any action.
   */
  waits?: boolean;
};

/**
 * Runs an action only after the menu has closed and its button has focus. A dialog that the action
 * opens later returns focus to this button.
 * The menu is not in a portal, because all content of the page must be in a landmark.
 */
export const ActionMenu = ({ actions, describedBy, waits = false }: Props) => {
  const trigger = useRef<HTMLButtonElement>(null);
  const chosen = useRef<(() => void) | null>(null);
  const runChosen = () => {
    const run = chosen.current;
    chosen.current = null;
    if (!run) return;
    trigger.current?.focus();
    run();
  };
  return (
    <Radix.Root modal={false} {...(waits ? { open: false } : {})}>
      <Radix.Trigger asChild>
        <Button
          ref={trigger}
          $variant="secondary"
          $size="sm"
          aria-describedby={describedBy}
          aria-disabled={waits}
        >
          Altro
          <Dots aria-hidden="true" />
        </Button>
      </Radix.Trigger>
      <List
        aria-label="Altre azioni"
        side="top"
        align="end"
        sideOffset={6}
        onCloseAutoFocus={runChosen}
      >
        {actions.map(({ label, run, destructive = false }) => (
          <Item
            key={label}
            $destructive={destructive}
            onSelect={() => {
              chosen.current = run;
            }}
          >
            {label}
          </Item>
        ))}
      </List>
    </Radix.Root>
  );
};

const Dots = styled.span`
  width: 0;
  height: 0;
  border: 5px solid transparent;
  border-top-color: currentColor;
  margin: 5px -4px 0 -2px;
`;
const List = styled(Radix.Content)`
  z-index: 4;
  display: grid;
  min-width: 236px;
  padding: 6px;
  background: ${color.surface};
  border-top: 4px solid ${color.cobalt};
  box-shadow:
    inset 0 0 0 1px #1c3f8f26,
    0 24px 44px -16px rgba(67, 32, 63, 0.55);
`;
const Item = styled(Radix.Item)<{ $destructive: boolean }>`
  display: flex;
  align-items: center;
  min-height: 46px;
  padding: 8px 14px;
  cursor: pointer;
  font: 600 1rem/1.2 ${font.text};
  color: ${({ $destructive }) => ($destructive ? color.brick : color.text)};
  &:hover,
  &:focus {
    background: #dce6f2;
  }
  &&:focus-visible {
    outline: 3px solid ${color.ochre};
    outline-offset: -3px;
  }
`;

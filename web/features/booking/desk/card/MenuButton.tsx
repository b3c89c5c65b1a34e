import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { color, font } from '#web/shared/ui/theme/tokens.ts';

export type MenuAction = {
  readonly label: string;
  readonly run: () => void;
  readonly destructive?: boolean;
};

type Props = { actions: readonly MenuAction[]; describedBy?: string };

/**
 * Menu button (WAI-ARIA pattern). Before an action runs, the button takes focus, because a dialog
 * opened by the action returns focus to the element that had it.
 */
export const ActionMenu = ({ actions, describedBy }: Props) => {
  const { id, isOpen, trigger, list, open, close, move, onTriggerKey } = useMenuKeyboard(
    actions.length,
  );
  const choose = (run: () => void) => {
    close();
    run();
  };
  return (
    <Anchor
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close(false);
      }}
    >
      <Button
        ref={trigger}
        $variant="secondary"
        $size="sm"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-describedby={describedBy}
        {...(isOpen ? { 'aria-controls': id } : {})}
        onClick={() => (isOpen ? close() : open(0))}
        onKeyDown={onTriggerKey}
      >
        Altro
        <Dots aria-hidden="true" />
      </Button>
      {isOpen && (
        <List id={id} ref={list} role="menu" aria-label="Altre azioni" onKeyDown={move}>
          {actions.map(({ label, run, destructive = false }) => (
            <Item
              key={label}
              type="button"
              role="menuitem"
              tabIndex={-1}
              $destructive={destructive}
              onClick={() => choose(run)}
            >
              {label}
            </Item>
          ))}
        </List>
      )}
    </Anchor>
  );
};

const focusItem = (list: HTMLElement | null, index: number) => {
  const items = list?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [];
  items[(index + items.length) % items.length]?.focus();
};

const useMenuKeyboard = (size: number) => {
  const id = useId();
  const [focused, setFocused] = useState<number | null>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focused !== null) focusItem(list.current, focused);
  }, [focused]);

  const close = (restoreFocus = true) => {
    setFocused(null);
    if (restoreFocus) trigger.current?.focus();
  };
  const move = (event: KeyboardEvent) => {
    const index = [...(list.current?.children ?? [])].indexOf(document.activeElement as Element);
    const to = new Map([
      ['ArrowDown', index + 1],
      ['ArrowUp', index - 1],
      ['Home', 0],
      ['End', size - 1],
    ]).get(event.key);
    if (to !== undefined) focusItem(list.current, to);
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onTriggerKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setFocused(event.key === 'ArrowDown' ? 0 : size - 1);
  };
  return {
    id,
    isOpen: focused !== null,
    trigger,
    list,
    open: setFocused,
    close,
    move,
    onTriggerKey,
  };
};

const Anchor = styled.div`
  position: relative;
  display: grid;
`;
const Dots = styled.span`
  width: 0;
  height: 0;
  border: 5px solid transparent;
  border-top-color: currentColor;
  margin: 5px -4px 0 -2px;
`;
const List = styled.div`
  position: absolute;
  z-index: 4;
  right: 0;
  bottom: calc(100% + 6px);
  display: grid;
  min-width: 236px;
  padding: 6px;
  background: ${color.surface};
  border-top: 4px solid ${color.cobalt};
  box-shadow:
    inset 0 0 0 1px #1c3f8f26,
    0 24px 44px -16px rgba(67, 32, 63, 0.55);
`;
const Item = styled.button<{ $destructive: boolean }>`
  min-height: 46px;
  padding: 8px 14px;
  border: 0;
  background: none;
  text-align: left;
  font: 600 16px/1.2 ${font.text};
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

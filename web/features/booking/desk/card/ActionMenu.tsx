import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { color, font } from '#web/shared/ui/theme/tokens.ts';

export type MenuAction = {
  readonly word: string;
  readonly run: () => void;
  readonly grave?: boolean;
};

type Props = { actions: readonly MenuAction[]; describedBy?: string };

/**
 * WAI-ARIA menu button. Focus returns to the button before an action runs, so its dialog restores
 * it there.
 */
export const ActionMenu = ({ actions, describedBy }: Props) => {
  const { id, isOpen, trigger, list, open, close, move, onOpener } = useMenuKeyboard(
    actions.length,
  );
  const choose = (run: () => void) => {
    close();
    run();
  };
  return (
    <Around
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
        onKeyDown={onOpener}
      >
        Altro
        <Dots aria-hidden="true" />
      </Button>
      {isOpen && (
        <List id={id} ref={list} role="menu" aria-label="Altre azioni" onKeyDown={move}>
          {actions.map(({ word, run, grave = false }) => (
            <Item
              key={word}
              type="button"
              role="menuitem"
              tabIndex={-1}
              $grave={grave}
              onClick={() => choose(run)}
            >
              {word}
            </Item>
          ))}
        </List>
      )}
    </Around>
  );
};

/** Wraps around: -1 is the last item. */
const focusOn = (list: HTMLElement | null, at: number) => {
  const items = list?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [];
  items[(at + items.length) % items.length]?.focus();
};

const useMenuKeyboard = (size: number) => {
  const id = useId();
  const [from, setFrom] = useState<number | null>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (from !== null) focusOn(list.current, from);
  }, [from]);

  const close = (back = true) => {
    setFrom(null);
    if (back) trigger.current?.focus();
  };
  const move = (event: KeyboardEvent) => {
    const at = [...(list.current?.children ?? [])].indexOf(document.activeElement as Element);
    const to = new Map([
      ['ArrowDown', at + 1],
      ['ArrowUp', at - 1],
      ['Home', 0],
      ['End', size - 1],
    ]).get(event.key);
    if (to !== undefined) focusOn(list.current, to);
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onOpener = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setFrom(event.key === 'ArrowDown' ? 0 : size - 1);
  };
  return { id, isOpen: from !== null, trigger, list, open: setFrom, close, move, onOpener };
};

const Around = styled.div`
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
const Item = styled.button<{ $grave: boolean }>`
  min-height: 46px;
  padding: 8px 14px;
  border: 0;
  background: none;
  text-align: left;
  font: 600 16px/1.2 ${font.text};
  color: ${({ $grave }) => ($grave ? color.brick : color.text)};
  &:hover,
  &:focus {
    background: #dce6f2;
  }
  &&:focus-visible {
    outline: 3px solid ${color.ochre};
    outline-offset: -3px;
  }
`;

import { type KeyboardEvent, useRef, useState } from 'react';
import { Icon } from './Icon';

const TYPING_PAUSE_MS = 500;
const GAP = 4;

interface MenuProps {
  label: string;
  items: readonly string[];
  onSelect: (item: string) => void;
}

/** A button with a list of actions; arrow keys, Home, End and first letters move the focus. */
export function Menu({ label, items, onSelect }: MenuProps) {
  const list = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const typed = useRef({ text: '', at: 0 });
  const [isOpen, setOpen] = useState(false);

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (key === 'Tab') list.current?.hidePopover();
    if (ctrlKey || metaKey || altKey) return;
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const current = buttons.indexOf(document.activeElement as HTMLButtonElement);
    let target: HTMLButtonElement | undefined;
    if (key === 'ArrowDown') target = buttons[current + 1] ?? buttons[0];
    else if (key === 'ArrowUp') target = buttons[current - 1] ?? buttons.at(-1);
    else if (key === 'Home') target = buttons[0];
    else if (key === 'End') target = buttons.at(-1);
    else if (key.length === 1 && key !== ' ') {
      const now = Date.now();
      const isNew = now - typed.current.at > TYPING_PAUSE_MS;
      const text = (isNew ? key : typed.current.text + key).toLowerCase();
      typed.current = { text, at: now };
      const start = current + (text.length > 1 ? 0 : 1);
      target = [...buttons.slice(start), ...buttons.slice(0, start)].find((item) =>
        item.textContent.toLowerCase().startsWith(text),
      );
    } else return;
    event.preventDefault();
    target?.focus();
  };

  return (
    <div className="menu">
      <button
        ref={button}
        type="button"
        className="quiet"
        popoverTarget="games-menu"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          list.current?.showPopover();
        }}
      >
        {label} <Icon name="down" />
      </button>
      <div
        ref={list}
        id="games-menu"
        className="list"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        popover="auto"
        onKeyDown={handleKeyDown}
        onToggle={({ newState }) => {
          setOpen(newState === 'open');
          if (newState !== 'open') return;
          const box = button.current?.getBoundingClientRect();
          list.current?.style.setProperty('top', `${String((box?.bottom ?? 0) + GAP)}px`);
          list.current?.style.setProperty('inset-inline-start', `${String(box?.left ?? 0)}px`);
          list.current?.querySelector('button')?.focus();
        }}
      >
        {items.map((item) => (
          <button
            key={item}
            type="button"
            role="menuitem"
            tabIndex={-1}
            onClick={() => {
              list.current?.hidePopover();
              onSelect(item);
            }}
          >
            {item}
          </button>
        ))}
      </div>
    </div>
  );
}

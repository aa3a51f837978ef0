import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';

interface TabsProps {
  label: string;
  tabs: readonly { id: string; label: string; content: ReactNode }[];
}

/** Panels, one of them visible; arrow keys, Home and End move between their tabs. */
export function Tabs({ label, tabs }: TabsProps) {
  const base = useId();
  const [selected, setSelected] = useState(tabs[0]?.id);

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const current = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const step = { ArrowRight: isRtl ? -1 : 1, ArrowLeft: isRtl ? 1 : -1 }[event.key];
    let target: HTMLButtonElement | undefined;
    if (step !== undefined) target = buttons[(current + step + buttons.length) % buttons.length];
    else if (event.key === 'Home') target = buttons[0];
    else if (event.key === 'End') target = buttons.at(-1);
    if (target === undefined) return;
    event.preventDefault();
    target.focus();
    target.click();
  };

  return (
    <div>
      <div
        className="tabs"
        role="tablist"
        tabIndex={-1}
        aria-label={label}
        onKeyDown={handleKeyDown}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}${tab.id}`}
            aria-selected={tab.id === selected}
            aria-controls={`${base}panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => setSelected(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div id={`${base}panel`} role="tabpanel" aria-labelledby={`${base}${selected ?? ''}`}>
        {tabs.find(({ id }) => id === selected)?.content}
      </div>
    </div>
  );
}

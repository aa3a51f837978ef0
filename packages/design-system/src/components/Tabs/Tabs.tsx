import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { showInRow } from '../../hooks/showInRow';
import * as S from './Tabs.styles';
import { tabForKey } from './tabKeys';

export const TABS_VARIANTS = ['line', 'segmented'] as const;
export type TabsVariant = (typeof TABS_VARIANTS)[number];

export interface TabItem {
  id: string;
  label: ReactNode;
  /** Icon before the label. */
  icon?: ReactNode;
  isDisabled?: boolean;
  panel: ReactNode;
}

export interface TabsProps extends Omit<ComponentPropsWithRef<'div'>, 'onSelect' | 'children'> {
  /** The tabs, in the order of reading, each with its panel. */
  items: readonly TabItem[];
  /** Accessible name of the tab list. */
  label: string;
  /** Controlled value: id of the selected tab. */
  selectedId?: string;
  /** Tab selected first. Default: the first enabled one. */
  defaultSelectedId?: string;
  /** Called with the id of the tab that was selected. */
  onSelect?: (event: { id: string }) => void;
  /** `line` above a page's content, `segmented` inside a form or dialog. Default: `line`. */
  variant?: TabsVariant;
  /** Keeps hidden panels mounted, with what was typed in them. Default: false. */
  keepsPanels?: boolean;
}

/**
 * Views of the same content, one visible at a time. Arrow keys select at once. For questions that open in
 * place use `Accordion`; for other pages, `NavBar`.
 */
export function Tabs({
  items,
  label,
  selectedId,
  defaultSelectedId,
  onSelect,
  variant = 'line',
  keepsPanels = false,
  ...rest
}: TabsProps) {
  const baseId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [ownId, setOwnId] = useState(defaultSelectedId);
  const enabled = items.filter(({ isDisabled }) => isDisabled !== true);
  const isThere = (wanted: string | undefined): boolean => items.some(({ id }) => id === wanted);
  // Items may be added later, and the selected one may be removed.
  const wanted = selectedId ?? ownId;
  const current = isThere(wanted) ? wanted : enabled[0]?.id;
  // The visible tab stays selected, also when another one is added before it.
  if (ownId === undefined && current !== undefined) setOwnId(current);
  // The selected tab may be disabled; the list still needs one tab stop.
  const stop = enabled.some(({ id }) => id === current) ? current : enabled[0]?.id;

  // A finger may press a tab that is half out of the row, and the first one may be further on.
  useEffect(() => {
    // In the next frame, which computes the layout anyway: reading it now would force an extra layout.
    const frame = requestAnimationFrame(() => {
      const tab = list.current?.querySelector('[aria-selected="true"]');
      if (list.current && tab) showInRow(list.current, tab);
    });
    return () => cancelAnimationFrame(frame);
  }, [current]);

  const select = (id: string): void => {
    setOwnId(id);
    if (id !== current) onSelect?.({ id });
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const list = event.currentTarget;
    const tabs = [...list.querySelectorAll<HTMLElement>('[role="tab"]:not(:disabled)')];
    const isRightToLeft = getComputedStyle(list).direction === 'rtl';
    const from = tabs.indexOf(event.target as HTMLElement);
    const target = tabForKey(tabs, from, event.key, isRightToLeft);
    if (target === undefined) return;
    event.preventDefault();
    target.focus();
    target.click();
  };

  return (
    <S.Root data-component="Tabs" data-variant={variant} {...rest}>
      <S.List ref={list} role="tablist" aria-label={label} onKeyDown={handleKeyDown}>
        {items.map(({ id, label: name, icon, isDisabled }) => (
          <S.Tab
            key={id}
            type="button"
            role="tab"
            id={`${baseId}-tab-${id}`}
            aria-selected={id === current}
            aria-controls={id === current || keepsPanels ? `${baseId}-panel-${id}` : undefined}
            tabIndex={id === stop ? 0 : -1}
            disabled={isDisabled}
            onClick={() => select(id)}
          >
            {icon}
            {name}
          </S.Tab>
        ))}
      </S.List>
      {items.map(({ id, panel }) =>
        id === current || keepsPanels ? (
          <S.Panel
            key={id}
            role="tabpanel"
            id={`${baseId}-panel-${id}`}
            aria-labelledby={`${baseId}-tab-${id}`}
            tabIndex={0}
            hidden={id !== current}
          >
            {panel}
          </S.Panel>
        ) : null,
      )}
    </S.Root>
  );
}

import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useState,
} from 'react';
import * as S from './Tabs.styles';
import { tabForKey } from './tabKeys';

export const TABS_VARIANTS = ['line', 'segmented'] as const;
export type TabsVariant = (typeof TABS_VARIANTS)[number];

export interface TabItem {
  id: string;
  label: ReactNode;
  /** Shown before the label. */
  icon?: ReactNode;
  isDisabled?: boolean;
  panel: ReactNode;
}

export interface TabsProps extends Omit<ComponentPropsWithRef<'div'>, 'onSelect' | 'children'> {
  items: readonly TabItem[];
  /** Accessible name of the row of tabs. */
  label: string;
  /** The chosen tab, where the owner keeps it; otherwise it is kept here. */
  selectedId?: string;
  /** The tab to start with; without it the first that is not disabled. */
  defaultSelectedId?: string;
  onSelect?: (event: { id: string }) => void;
  /** `line` over a page's content, `segmented` for a choice inside a form or dialog. */
  variant?: TabsVariant;
  /** Keeps the panels that are not seen on the page, with what was typed in them. */
  keepsPanels?: boolean;
}

/**
 * Parts of the same place, of which one is seen. The arrows choose at once. For questions or rules that
 * open in place take `Accordion`; for going elsewhere, `NavBar`.
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
  const [ownId, setOwnId] = useState(defaultSelectedId);
  const enabled = items.filter(({ isDisabled }) => isDisabled !== true);
  const isThere = (wanted: string | undefined): boolean => items.some(({ id }) => id === wanted);
  // Items may come later, and the chosen one may go.
  const wanted = selectedId ?? ownId;
  const current = isThere(wanted) ? wanted : enabled[0]?.id;
  // What is shown stays, also when another one comes before it.
  if (ownId === undefined && current !== undefined) setOwnId(current);
  // What is chosen may be disabled; the row still has one stop.
  const stop = enabled.some(({ id }) => id === current) ? current : enabled[0]?.id;

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
      <S.List role="tablist" aria-label={label} onKeyDown={handleKeyDown}>
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

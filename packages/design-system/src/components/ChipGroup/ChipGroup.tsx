import { type ComponentPropsWithRef, type ReactNode, useId, useRef, useState } from 'react';
import { useMergedRef } from '../../hooks/useMergedRef';
import { noText } from '../../labels/noText';
import { useLabels } from '../../labels/useLabels';
import { Button } from '../Button/Button';
import { Chip, type ChipCount } from '../Chip/Chip';
import { Skeleton } from '../Skeleton/Skeleton';
import * as S from './ChipGroup.styles';
import { ChipRadio } from './ChipRadio';
import { shownItems } from './shownItems';
import { useChipFocus } from './useChipFocus';
import { useEdges } from './useEdges';

export const CHIP_GROUP_MODES = ['single', 'multiple', 'removable'] as const;
export type ChipGroupMode = (typeof CHIP_GROUP_MODES)[number];

export const CHIP_GROUP_LAYOUTS = ['wrap', 'scroll'] as const;
export type ChipGroupLayout = (typeof CHIP_GROUP_LAYOUTS)[number];

export interface ChipGroupItem {
  id: string;
  label: string;
  /** Decorative icon before the label. */
  icon?: ReactNode;
  /** How many things it stands for. */
  count?: ChipCount;
  isDisabled?: boolean;
  /** Shows a spinner and ignores presses. */
  isLoading?: boolean;
}

export interface ChipGroupLabels {
  /** Text of the button that takes back every choice, or removes every chip. */
  clear: string;
  /** Text of the button that shows the chips beyond `limit`; `count` is the number of all chips. */
  showAll: (count: number) => string;
  /** Text of the button that hides them again. */
  showFewer: string;
}

export interface ChipGroupProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSelect'> {
  /** Accessible name: what is filtered. */
  label: string;
  /** The chips, in order. */
  items: readonly ChipGroupItem[];
  labels?: Partial<ChipGroupLabels>;
  /** `single` is a radio group, `multiple` has toggle buttons, `removable` shows what was chosen elsewhere. Default: `multiple`. */
  mode?: ChipGroupMode;
  /** Controlled value: ids of the chosen chips; at most one with `single`. */
  selectedIds?: readonly string[] | undefined;
  /** Chips chosen first, if uncontrolled. */
  defaultSelectedIds?: readonly string[];
  /** Called with all chosen chips, in the order of the items. */
  onSelect?: (event: { ids: readonly string[] }) => void;
  /** Called with the chip to remove. Focus moves to the next one, or to the one before. */
  onRemove?: (event: { id: string }) => void;
  /** Called instead of `onRemove` for all chips; adds the button that clears, while there is something to clear. */
  onClear?: () => void;
  /** `scroll` keeps one row whose edges fade where more follows. Default: `wrap`. */
  layout?: ChipGroupLayout;
  /** Number of chips shown before 'Show all', with `wrap`; chosen ones are never hidden. Default: all. */
  limit?: number;
  /** Shows placeholders instead of the chips. Default: false. */
  isLoading?: boolean;
}

/** Widths of the placeholders, uneven like words. */
const PLACEHOLDERS = ['72px', '96px', '64px', '112px', '80px'];

/**
 * Filters of a list as chips: any number of them, with counts and icons, in rows or in one row that scrolls. For two
 * to five short choices with one always chosen, such as a period or a layout, use `ToggleGroup`; for choices of a form,
 * `RadioGroup` or `Checkbox`.
 */
export function ChipGroup({
  label,
  items,
  labels,
  mode = 'multiple',
  selectedIds,
  defaultSelectedIds = [],
  onSelect,
  onRemove,
  onClear,
  layout = 'wrap',
  limit,
  isLoading = false,
  ref,
  ...rest
}: ChipGroupProps) {
  const texts = useLabels<Partial<ChipGroupLabels>>('ChipGroup', labels);
  const name = useId();
  const root = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(defaultSelectedIds);
  const [isWhole, setWhole] = useState(false);
  const { list, edge } = useEdges(layout === 'scroll');
  const keepFocus = useChipFocus(root, items);
  const chosen = new Set(selectedIds ?? own);
  const shown = shownItems(items, chosen, layout === 'wrap' && !isWhole ? limit : undefined);
  const hasMore =
    layout === 'wrap' && limit !== undefined && (isWhole || shown.length < items.length);
  const canClear = mode === 'removable' ? items.length > 0 : chosen.size > 0;

  const select = (ids: ReadonlySet<string>): void => {
    const next = items.map(({ id }) => id).filter((id) => ids.has(id));
    setOwn(next);
    onSelect?.({ ids: next });
  };
  const toggle = (id: string): void => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    select(next);
  };

  const draw = ({ id, isDisabled, ...face }: ChipGroupItem) => {
    if (mode === 'single')
      return (
        <ChipRadio
          {...face}
          name={name}
          isDisabled={isDisabled}
          isChecked={chosen.has(id)}
          onChoose={() => select(new Set([id]))}
        />
      );
    const shared = { ...face, disabled: isDisabled ?? false };
    if (mode === 'multiple')
      return <Chip {...shared} isSelected={chosen.has(id)} onToggle={() => toggle(id)} />;
    const handleRemove = () => {
      keepFocus(id);
      onRemove?.({ id });
    };
    return <Chip {...shared} onRemove={handleRemove} />;
  };

  return (
    <S.Root
      data-component="ChipGroup"
      data-layout={layout}
      role={mode === 'single' ? 'radiogroup' : 'group'}
      aria-label={label}
      aria-busy={isLoading || undefined}
      tabIndex={-1}
      {...rest}
      ref={useMergedRef(root, ref)}
    >
      <S.List ref={list} role="presentation" data-edge={edge}>
        {isLoading
          ? PLACEHOLDERS.map((width) => (
              <S.Place key={width}>
                <Skeleton width={width} height="36px" />
              </S.Place>
            ))
          : shown.map((item) => (
              <S.Item key={item.id} role="presentation" data-chip={item.id}>
                {draw(item)}
              </S.Item>
            ))}
      </S.List>
      {isLoading || !hasMore ? null : (
        <Button
          size="sm"
          variant="quiet"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole
            ? texts.showFewer
            : (texts.showAll?.(items.length) ?? noText('ChipGroup.showAll'))}
        </Button>
      )}
      {isLoading || onClear === undefined || !canClear ? null : (
        <Button
          size="sm"
          variant="quiet"
          tone="neutral"
          onClick={() => {
            // The button is gone with the choice.
            root.current?.focus();
            if (mode !== 'removable') select(new Set());
            onClear();
          }}
        >
          {texts.clear}
        </Button>
      )}
    </S.Root>
  );
}

import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import * as S from './ToggleGroup.styles';

export const TOGGLE_GROUP_SIZES = ['sm', 'md'] as const;
export type ToggleGroupSize = (typeof TOGGLE_GROUP_SIZES)[number];

export interface ToggleGroupItem {
  id: string;
  label: ReactNode;
  /** Shown before the label, hidden from screen readers. */
  icon?: ReactNode;
  isDisabled?: boolean;
}

export interface ToggleGroupProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSelect'> {
  /** Accessible name: what is chosen. */
  label: string;
  items: readonly ToggleGroupItem[];
  /** The choice, where the owner holds it. */
  selectedId?: string | undefined;
  /** The choice at first, where it holds its own. */
  defaultSelectedId?: string;
  /** Called with what was chosen. */
  onSelect?: (event: { id: string }) => void;
  size?: ToggleGroupSize;
  /** Fills the width of its container. */
  isWide?: boolean;
  /** Name of the value in a form that is sent by the browser. */
  name?: string;
}

/**
 * One of a few short options, which takes effect at once: a period, a way to list. It is a group of
 * radios, with their keys, in one frame. For panels take `Tabs`; for more than five options `Select`.
 */
export function ToggleGroup({
  label,
  items,
  selectedId,
  defaultSelectedId,
  onSelect,
  size = 'md',
  isWide = false,
  name,
  ...rest
}: ToggleGroupProps) {
  const ownName = useId();
  return (
    <S.Root
      data-component="ToggleGroup"
      data-size={size}
      data-wide={isWide || undefined}
      role="radiogroup"
      aria-label={label}
      {...rest}
    >
      {items.map(({ id, label: words, icon, isDisabled }) => (
        <S.Option key={id}>
          <S.Radio
            type="radio"
            name={name ?? ownName}
            value={id}
            disabled={isDisabled}
            onChange={() => onSelect?.({ id })}
            {...(selectedId === undefined
              ? { defaultChecked: id === defaultSelectedId }
              : { checked: id === selectedId })}
          />
          {icon === undefined ? null : <S.Icon aria-hidden>{icon}</S.Icon>}
          <S.Label>{words}</S.Label>
        </S.Option>
      ))}
    </S.Root>
  );
}

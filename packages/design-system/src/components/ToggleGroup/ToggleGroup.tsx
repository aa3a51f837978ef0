import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import * as S from './ToggleGroup.styles';

export const TOGGLE_GROUP_SIZES = ['sm', 'md'] as const;
export type ToggleGroupSize = (typeof TOGGLE_GROUP_SIZES)[number];

export interface ToggleGroupItem {
  id: string;
  label: ReactNode;
  /** Decorative icon before the label, hidden from screen readers. */
  icon?: ReactNode;
  isDisabled?: boolean;
}

export interface ToggleGroupProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSelect'> {
  /** Accessible name: what is chosen. */
  label: string;
  /** What can be chosen, in the order in which it is shown. */
  items: readonly ToggleGroupItem[];
  /** Controlled value: id of the chosen option. */
  selectedId?: string | undefined;
  /** Option chosen first, if uncontrolled. */
  defaultSelectedId?: string;
  /** Called with the chosen option. */
  onSelect?: (event: { id: string }) => void;
  size?: ToggleGroupSize;
  /** Fills the width of its container. Default: false. */
  isWide?: boolean;
  /** Name of the value in a native form submission. */
  name?: string;
}

/**
 * A choice of one from a few short options, with immediate effect: a period, a layout. It is a radio group,
 * with its keys, in one frame. For panels use `Tabs`; for more than five options, `Select`.
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

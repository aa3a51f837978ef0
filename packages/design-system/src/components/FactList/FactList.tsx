import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as S from './FactList.styles';

/** `rows` puts name and value at the ends of a line, `columns` the value below its name, as many beside each other as there is room for. */
export const FACT_LIST_VARIANTS = ['rows', 'columns'] as const;
export type FactListVariant = (typeof FACT_LIST_VARIANTS)[number];

export interface Fact {
  /** Names the fact; no two of a list have one name. */
  label: string;
  value: ReactNode;
  /** What the others lead to: the sum, the result. */
  isStrong?: boolean;
}

export interface FactListProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  facts: readonly Fact[];
  variant?: FactListVariant;
  /** Sets the list into a ground of its own, as a summary before something is confirmed. */
  isSunken?: boolean;
}

/** A few facts of one thing, each under its name. For many things with the same facts take `DataTable`. */
export function FactList({ facts, variant = 'rows', isSunken = false, ...rest }: FactListProps) {
  return (
    <S.Root
      data-component="FactList"
      data-variant={variant}
      data-sunken={isSunken || undefined}
      {...rest}
    >
      {facts.map(({ label, value, isStrong = false }) => (
        <S.Fact key={label} data-strong={isStrong || undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </S.Fact>
      ))}
    </S.Root>
  );
}

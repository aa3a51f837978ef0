import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as S from './FactList.styles';

/** `rows`: label and value at opposite ends of a line. `columns`: value below its label, as many side by side as fit. */
export const FACT_LIST_VARIANTS = ['rows', 'columns'] as const;
export type FactListVariant = (typeof FACT_LIST_VARIANTS)[number];

export interface Fact {
  /** Name of the fact; unique in the list. */
  label: string;
  value: ReactNode;
  /** Emphasizes the fact: a total, a result. Default: false. */
  isStrong?: boolean;
}

export interface FactListProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** Pairs of a name and a value, in the order of reading. */
  facts: readonly Fact[];
  /** `rows` have name and value at opposite ends of a line, `columns` the value below its name. Default: `rows`. */
  variant?: FactListVariant;
  /** Gives the list a background, for example as a summary before a confirmation. Default: false. */
  isSunken?: boolean;
}

/** A few labelled facts about one thing. For many things with the same facts use `DataTable`. */
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

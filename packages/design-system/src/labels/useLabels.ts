import { createContext, useContext } from 'react';

/** The labels of every component by its name. */
export type LabelsByComponent = Readonly<Record<string, object | undefined>>;

export const LabelsContext = createContext<LabelsByComponent>({});

/**
 * Labels as a component finds them. Those that it calls or looks into may be missing, and would throw: the types make it
 * say what it does then. A plain text may be missing, too, but does no harm: React leaves it out.
 */
export type FoundLabels<Labels> = {
  readonly [Name in keyof Labels as NonNullable<Labels[Name]> extends object
    ? never
    : Name]: Labels[Name];
} & {
  readonly [Name in keyof Labels as NonNullable<Labels[Name]> extends object
    ? Name
    : never]?: NonNullable<Labels[Name]> extends (...values: never[]) => string
    ? NonNullable<Labels[Name]>
    : FoundLabels<NonNullable<Labels[Name]>>;
};

/**
 * The labels of a component: those it was given, and for the others those of the `LabelsProvider`.
 * Without either, a label is undefined.
 */
export function useLabels<Labels extends object>(
  component: string,
  given: Partial<Labels> | undefined,
): FoundLabels<Labels> {
  const builtIn = useContext(LabelsContext)[component];
  // Where nothing is merged, the object stays the same from render to render.
  const found: object =
    builtIn === undefined || given === undefined
      ? (given ?? builtIn ?? {})
      : { ...builtIn, ...given };
  return found as FoundLabels<Labels>;
}

/** A prop as its row in the table says it. */
export interface DocumentedProp {
  name: string;
  /** The type as TypeScript would be written, with the values of a union written out. */
  type: string;
  /** What the names in the type stand for. */
  detail?: string | undefined;
  isRequired: boolean;
  defaultValue?: string | undefined;
  description: string;
  /** The values of a union of texts or numbers. */
  options?: readonly (string | number)[] | undefined;
  /** True for an attribute of the native element. */
  isNative: boolean;
}

/** A component as its page says it. */
export interface DocumentedComponent {
  name: string;
  /** The sentences above the function. */
  description: string;
  /** The native element whose props go to the root. */
  element?: string | undefined;
  props: DocumentedProp[];
}

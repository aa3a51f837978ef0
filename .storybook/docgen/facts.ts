/** What can be derived of a component without its types. */
export interface ComponentFacts {
  /** Id of its page. */
  page?: string;
  /** Path of its import behind the name of the package. */
  entry: string;
  tokens: ComponentTokens;
  changes: ComponentChange[];
}

/** What its styles read of the theme. */
export interface ComponentTokens {
  /** Custom properties of this component, each with what holds without it. */
  own: { name: string; fallback: string }[];
  colors: string[];
  /** Radii, faces and the shadow, as custom properties. */
  others: string[];
}

export interface ComponentChange {
  /** The version, or undefined while the change waits for one. */
  version?: string;
  text: string;
}

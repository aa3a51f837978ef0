const RealDate = Date;

/** A `Date` whose present is what `now` gives, in ms since 1970. */
export function dateAt(now: () => number): DateConstructor {
  return class ScenarioDate extends RealDate {
    constructor(...values: [] | ConstructorParameters<DateConstructor>) {
      if (values.length === 0) super(now());
      else super(...(values as [number]));
    }

    static override now() {
      return now();
    }
  } as DateConstructor;
}

/** Has the page's clock begin at a time and run on; returns a function that restores it. */
export function moveClock(to: number): () => void {
  const startedAt = RealDate.now();
  globalThis.Date = dateAt(() => to + RealDate.now() - startedAt);
  return () => {
    globalThis.Date = RealDate;
  };
}

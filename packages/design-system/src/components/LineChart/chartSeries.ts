export interface ChartSeries {
  id: string;
  label: string;
  /** One for each period; null where there is none. */
  values: readonly (number | null)[];
}

export interface ChartLabels {
  /** Heads the column of periods: 'Day'. */
  period: string;
  /** Buttons that change between the two. */
  asTable: string;
  asPicture: string;
  loading: string;
  /** Says how the picture is read by keys: 'Arrow keys go from day to day'. */
  keys: string;
  /** Stands for a value that is not there: a dash unless told. */
  noValue?: string;
}

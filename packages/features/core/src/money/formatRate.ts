import { numberFormat } from '../formats/formats';

/** Rates are whole basis points on the wire: 60 is 0.60 %. */
const POINTS = 10_000;

/** Formats a rate of the wire as a percentage. */
export const formatRate = (rate: number, tag: string): string =>
  numberFormat(tag, { style: 'percent', minimumFractionDigits: 2 }).format(rate / POINTS);

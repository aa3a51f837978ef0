const DURATION =
  /^P(?:(?<years>\d+)Y)?(?:(?<months>\d+)M)?(?:(?<weeks>\d+)W)?(?:(?<days>\d+)D)?(?:T(?:(?<hours>\d+)H)?(?:(?<minutes>\d+)M)?(?:(?<seconds>\d+)S)?)?$/;

/**
 * The moment that lies a duration by ISO 8601, such as PT24H or P6M, after another one. Months are those of the
 * calendar in UTC: from the last day of a long month to the last day of a shorter one.
 */
export function addDuration(from: Date, duration: string): Date {
  const parts = DURATION.exec(duration)?.groups;
  if (parts === undefined) throw new RangeError(`Not a duration: ${duration}`);
  const part = (unit: string): number => Number(parts[unit] ?? 0);
  const hours = 24 * (7 * part('weeks') + part('days')) + part('hours');
  const seconds = part('seconds') + 60 * (part('minutes') + 60 * hours);
  return new Date(addMonths(from, 12 * part('years') + part('months')).getTime() + 1000 * seconds);
}

function addMonths(from: Date, months: number): Date {
  if (months === 0) return from;
  const target = new Date(from);
  target.setUTCDate(1);
  target.setUTCMonth(target.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0));
  target.setUTCDate(Math.min(from.getUTCDate(), lastDay.getUTCDate()));
  return target;
}

/** A duration in seconds; a month as the first one of 1970. */
export const secondsOf = (duration: string): number =>
  addDuration(new Date(0), duration).getTime() / 1000;

const two = (part: number): string => String(part).padStart(2, '0');

const DAY = 86_400;

/** Formats the time that is left, in ms: `04:09`, from an hour on `1:04:09`; null once it is over. */
export function remainingText(left: number): string | null {
  const seconds = Math.ceil(left / 1000);
  if (seconds <= 0) return null;
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = `${two(minutes)}:${two(seconds % 60)}`;
  return hours === 0 ? rest : `${String(hours)}:${rest}`;
}

/** Whether a time is so many ms away that a date is more useful than a countdown. */
export const isFarOff = (left: number): boolean => left > DAY * 1000;

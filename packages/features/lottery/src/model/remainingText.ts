const two = (part: number): string => String(part).padStart(2, '0');

const DAY = 86_400;

/** Time that is left, given in ms: `04:09`, from an hour on `1:04:09`; null once it is over. */
export function remainingText(left: number): string | null {
  const seconds = Math.ceil(left / 1000);
  if (seconds <= 0) return null;
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = `${two(minutes)}:${two(seconds % 60)}`;
  return hours === 0 ? rest : `${String(hours)}:${rest}`;
}

/** Whether a moment is so far off, in ms, that its date says more than the seconds until then. */
export const isFarOff = (left: number): boolean => left > DAY * 1000;

/** Page Up and Page Down go a tenth of the way. */
const PAGES = 10;

const UP = ['ArrowUp', 'PageUp'];
const PAGE_KEYS = ['PageUp', 'PageDown'];

interface SliderRoom {
  min: string;
  max: string;
  step: string;
}

/**
 * What a key does: a number of steps, an end of the track, or undefined for keys that are not the slider's. In
 * right-to-left text the left arrow leads up, as the track does.
 */
export function sliderKey(
  key: string,
  isRightToLeft: boolean,
  { min, max, step }: SliderRoom,
): number | 'min' | 'max' | undefined {
  if (key === 'Home') return 'min';
  if (key === 'End') return 'max';
  if (key === 'ArrowLeft' || key === 'ArrowRight')
    return (key === 'ArrowLeft') === isRightToLeft ? 1 : -1;
  if (key !== 'ArrowDown' && !PAGE_KEYS.includes(key) && key !== 'ArrowUp') return undefined;
  const size = PAGE_KEYS.includes(key)
    ? Math.max(1, Math.round((Number(max) - Number(min)) / Number(step) / PAGES))
    : 1;
  return UP.includes(key) ? size : -size;
}

import { describe, expect, it } from 'vitest';
import { isComposing } from './isComposing';

const key = (isOpen: boolean, keyCode: number) => ({ isComposing: isOpen, keyCode });

describe('a key of an input method', () => {
  it.each([
    ['while it composes', key(true, 13), true],
    ['in Safari, which has ended the composition by then', key(false, 229), true],
    ['otherwise', key(false, 13), false],
  ])('%s', (_, event, expected) => {
    expect(isComposing(event)).toBe(expected);
    expect(isComposing({ nativeEvent: event })).toBe(expected);
  });
});

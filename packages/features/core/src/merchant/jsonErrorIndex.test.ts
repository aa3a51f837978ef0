import { describe, expect, it } from 'vitest';
import { jsonErrorIndex } from './jsonErrorIndex';

describe('[WL-02] where a text stops being JSON', () => {
  it.each([
    ['{"a": 1,}', '{"a": 1,'],
    ['{"a": 1 "b": 2}', '{"a": 1 '],
    ["{'a': 1}", '{'],
    ['{a: 1}', '{'],
    ['{"a" 1}', '{"a" '],
    ['{"a": }', '{"a": '],
    ['{"a": .5}', '{"a": '],
    ['{"a": 01}', '{"a": 0'],
    ['{"a": True}', '{"a": '],
    ['{"a": "b}', '{"a": '],
    ['{"a": "\\x"}', '{"a": '],
    ['{"a": "b\nc"}', '{"a": '],
    ['[1, 2', '[1, 2'],
    ['[1 2]', '[1 '],
    ['{"a": [1, 2}', '{"a": [1, 2'],
    ['{} // done', '{} '],
    ['// first\n{}', ''],
    ['{\u00a0"a": 1}', '{'],
    ['', ''],
  ])('%s', (text, before) => {
    expect(() => JSON.parse(text) as unknown).toThrow();
    expect(text.slice(0, jsonErrorIndex(text))).toBe(before);
  });

  it.each(['{}', ' [ ] ', '{"a": [1, -2.5e3, null, true], "b\\n": {"c": "\\u00e9"}}', '"a"'])(
    'is nowhere in %s',
    (text) => {
      expect(() => JSON.parse(text) as unknown).not.toThrow();
      expect(jsonErrorIndex(text)).toBe(text.length);
    },
  );
});

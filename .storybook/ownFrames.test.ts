import { describe, expect, it } from 'vitest';
import { giveFrames } from './ownFrames';

const framed = (story: object, meta: object = {}): unknown => {
  const copy: { parameters?: { docs?: { story?: unknown } } } = { ...story };
  giveFrames(meta, [copy]);
  return copy.parameters?.docs?.story;
};

const FRAME = { inline: false, height: '480px', isFitted: true };

describe('[RV-04] in a page of docs', () => {
  it('a story that is played or that asks for a width has a frame of its own', () => {
    expect(framed({ play: () => {} })).toEqual(FRAME);
    expect(framed({ globals: { viewport: { value: 'narrow' } } })).toEqual(FRAME);
    expect(framed({ globals: { language: 'ar' } })).toBeUndefined();
    expect(framed({ args: {} })).toBeUndefined();
  });

  it('what a story or its file says of its frame wins', () => {
    const play = () => {};
    expect(framed({ play, parameters: { docs: { story: { height: '90px' } } } })).toEqual({
      ...FRAME,
      height: '90px',
    });
    const ownFrame = { parameters: { docs: { story: { inline: false } } } };
    expect(framed({ play }, ownFrame)).toBeUndefined();
    expect(framed({ play, ...ownFrame })).toEqual({ inline: false });
  });

  it('a story keeps its other parameters', () => {
    const story = { play: () => {}, parameters: { layout: 'fullscreen', docs: { page: null } } };
    giveFrames({}, [story]);
    expect(story.parameters).toEqual({
      layout: 'fullscreen',
      docs: { page: null, story: FRAME },
    });
  });
});

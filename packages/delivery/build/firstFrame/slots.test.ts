import { describe, expect, it } from 'vitest';
import { addSlots } from './slots.ts';

const slotsOf = (markup: string) => addSlots(markup, { name: 'the-name', title: 'the-title' });

describe('slots of the first frame', () => {
  it('hold what an element holds, however deep', () => {
    const { markup, names } = slotsOf(
      '<div class="a" data-slot="text"><div><div></div></div><br/></div><p></p>',
    );
    expect(markup).toBe(
      '<div class="a" data-slot="text"><!--site:text--><div><div></div></div><br/><!--/site:text--></div><p></p>',
    );
    expect([...names]).toEqual(['text']);
  });

  it('hold the element itself', () => {
    expect(slotsOf('<a><svg data-slot-self="sign"><path/></svg></a>').markup).toBe(
      '<a><!--site:sign--><svg data-slot-self="sign"><path/></svg><!--/site:sign--></a>',
    );
  });

  it('are numbered where there are several, up to the sixth', () => {
    const { markup } = slotsOf('<i data-slot="picture#"></i>'.repeat(7));
    expect(markup.match(/<!--site:\w+/g)).toEqual(
      [0, 1, 2, 3, 4, 5].map((at) => `<!--site:picture${String(at)}`),
    );
  });

  it('stand where a name or title is not known', () => {
    expect(slotsOf('<b>the-name</b><p>Welcome to the-name.</p><h1>the-title</h1>').markup).toBe(
      '<b><!--site:name--><!--/site:name--></b><p>Welcome to <!--site:brand--><!--/site:brand-->.</p><h1><!--site:title--><!--/site:title--></h1>',
    );
  });
});

import { expect, test } from '@playwright/test';
import { axeViolations, overflowOf } from '../support/axe';
import { cutTextsOf, overlapsIn, rawKeysOn, stretch } from '../support/longTexts';
import { markupErrors, pageMarkupErrors } from '../support/markup';
import { visit } from '../support/visitor';

// Checks that find nothing on any page have to find a planted error.
test('[F-1] [F-2] [F-6] what is cut, lies on another or is a key is seen, and so is HTML that is wrong', async ({
  page,
}) => {
  await visit(page, '/news');
  await page.getByRole('main').evaluate((main) => {
    const button = document.createElement('button');
    Object.assign(button.style, { inlineSize: '60px', overflow: 'hidden', whiteSpace: 'nowrap' });
    button.append('A long word for a button');
    const field = document.createElement('input');
    Object.assign(field.style, {
      inlineSize: '160px',
      marginInlineStart: '-20px',
      font: '16px monospace',
    });
    field.placeholder = 'Name of a member';
    const wide = Object.assign(document.createElement('div'), { textContent: 'Wide' });
    wide.style.inlineSize = '3000px';
    const strange = Object.assign(document.createElement('a'), { href: '/strange' });
    main.append(strange, button, field, 'filter.allVendors', wide);
  });
  expect(await axeViolations(page)).toContainEqual(expect.stringMatching(/^link-name: /));
  await stretch(page);
  expect(await cutTextsOf(page)).toEqual([
    expect.stringContaining('cut by button'),
    expect.stringContaining('“Name of a member” cut in its line'),
  ]);
  expect(await overlapsIn(page.getByRole('main'))).toHaveLength(1);
  expect(await rawKeysOn(page)).toEqual(['filter.allVendors']);
  expect(await overflowOf(page)).toBeGreaterThan(0);

  const html = (body: string) =>
    `<!doctype html><html lang="en"><head><title>A</title></head><body>${body}</body></html>`;
  expect(await markupErrors(html('<p id="one">Fine</p><img src="/a.png" alt="">'))).toEqual([]);
  for (const wrong of [
    '<p id="one"></p><p id="one"></p>',
    '<p><div>A block in a paragraph</div></p>',
    '<a href="/"><button type="button">Press</button></a>',
    '<img src="/one.png">',
    '<img alt="No address">',
    '<button type="nothing">Press</button>',
    '<ul><p>No item</p></ul>',
    '<label for="nowhere">Name</label>',
    '<strange>Text</strange>',
  ])
    expect(await markupErrors(html(wrong)), wrong).not.toEqual([]);
  await page.goto('about:blank');
  await page.setContent(html('<p odd="1">Text</p>'));
  expect(await pageMarkupErrors(page)).toEqual(['unknown attribute: odd of <p>']);
});

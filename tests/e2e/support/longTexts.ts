import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rewriteTexts } from '@parlour/scenario/rewriteTexts';
import { stretchText } from '@parlour/scenario/stretchTexts';
import type { Locator, Page } from '@playwright/test';

const FEATURES = 'packages/features';

/** Texts that may be cut, or overflow their control, because */
const MAY_BE_CUT = [
  // it scrolls through its box,
  '[data-component="Marquee"]',
  // its digits roll into view,
  '[data-component="JackpotCounter"]',
  // it is the name of a game, which is not translated and complete on its page,
  '.GameCard-Title',
  '.WinnersBoard-Who',
  // it is the name and level of a member, complete in the centre that it opens,
  '.MemberBar-Name',
  // it is the beginning of a message, complete where that is opened,
  '.MessageRow-Excerpt',
  // it is a count at the corner of its icon.
  '.MemberBar-Count',
];

function keysIn(texts: object, before = ''): string[] {
  return Object.entries(texts).flatMap(([key, text]: [string, unknown]) =>
    typeof text === 'object' && text !== null
      ? keysIn(text, `${before}${key}.`)
      : [`${before}${key}`],
  );
}

/** The keys of all texts, except those that could be ordinary words. */
function readKeys(): string[] {
  const folders = readdirSync(FEATURES).map((name) => join(FEATURES, name, 'src', 'i18n'));
  const files = folders.filter(existsSync).flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?:^|[/\\])en\.json$/.test(name))
      .map((name) => join(folder, name)),
  );
  const keys = files.flatMap((file) => keysIn(JSON.parse(readFileSync(file, 'utf8')) as object));
  return keys.filter((key) => key.includes('.'));
}

/** Makes all present and future texts of the page longer, and waits for the new layout. */
export async function stretch(page: Page): Promise<void> {
  await page.evaluate(`(${String(rewriteTexts)})(document.body, ${String(stretchText)})`);
  await page.evaluate(() => new Promise(requestAnimationFrame));
}

/** Keys shown instead of texts. */
export async function rawKeysOn(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      if (node.parentElement?.checkVisibility() === true) found.push(node.textContent ?? '');
    return found;
  });
  const words = texts.flatMap((text) =>
    text.normalize('NFD').replaceAll(/\p{M}/gu, '').split(/\s+/),
  );
  const said = new Set(words.map((word) => word.replace(/^\w+:/, '')));
  return readKeys().filter((key) => said.has(key));
}

/**
 * Texts that are cut off, overflow their control, or are outside the window. Placeholders are measured at
 * `placeholders` times their width: those of a stretched page are not in the DOM, so they are not stretched yet.
 */
export const cutTextsOf = (page: Page, placeholders = 1.4): Promise<string[]> =>
  page.evaluate(
    ({ mayBeCut, placeholders }) => {
      const CONTROL =
        'a[href], button, summary, label, select, h1, h2, h3, h4, [role="button"], [role="tab"], [role="option"], [role^="menuitem"]';
      /** Less than this is not seen, in px. */
      const SLACK = 1.5;
      const nameOf = (element: Element): string =>
        `${element.localName}.${element.classList.item(0) ?? ''}`;
      const isShown = (element: Element): boolean =>
        element.closest(['[inert]', '#shell', ...mayBeCut].join(', ')) === null &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      // Visually hidden texts are clipped.
      const isForEars = ({ clipPath, position }: CSSStyleDeclaration, box: DOMRect): boolean =>
        position === 'absolute' &&
        (clipPath.startsWith('inset') || (box.width <= 1 && box.height <= 1));

      /** Why the box of a text is not completely visible; empty if it is. */
      function faultOf(box: DOMRect, parent: Element): string {
        const ends = { x: true, y: true };
        let leaves = false;
        const control = parent.closest(CONTROL);
        const size = Number.parseFloat(getComputedStyle(parent).fontSize);
        for (let at: Element | null = parent; at !== null; at = at.parentElement) {
          const style = getComputedStyle(at);
          const outer = at.getBoundingClientRect();
          if (isForEars(style, outer)) return '';
          const isPassed: boolean = leaves && style.position === 'static';
          const left = outer.left + at.clientLeft;
          const top = outer.top + at.clientTop;
          const inner = new DOMRect(left, top, at.clientWidth, at.clientHeight);
          if (
            !isPassed &&
            style.display !== 'inline' &&
            at !== document.body &&
            at !== document.documentElement
          ) {
            if (/auto|scroll/.test(style.overflowX)) ends.x = false;
            if (/auto|scroll/.test(style.overflowY)) ends.y = false;
            if (ends.x && style.overflowX !== 'visible') {
              if (box.right <= inner.left || box.left >= inner.right) return '';
              if (box.left < inner.left - SLACK || box.right > inner.right + SLACK)
                return `cut by ${nameOf(at)} at its side`;
            }
            if (ends.y && style.overflowY !== 'visible') {
              if (box.bottom <= inner.top || box.top >= inner.bottom) return '';
              // The box of a line may be higher than the line.
              if (box.top < inner.top - size / 3 || box.bottom > inner.bottom + size / 3)
                return `cut by ${nameOf(at)} below`;
            }
            if (
              at === control &&
              ends.x &&
              (box.left < outer.left - SLACK || box.right > outer.right + SLACK)
            )
              return `sticks out of ${nameOf(at)}`;
          }
          leaves = style.position === 'absolute' || (leaves && isPassed);
          if (style.position === 'fixed') break;
        }
        const isAway = box.right <= 0 || box.left >= innerWidth;
        if (ends.x && !isAway && (box.left < -SLACK || box.right > innerWidth + SLACK))
          return 'lies outside the window';
        return '';
      }

      const found = new Set<string>();
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const parent = node.parentElement;
        const text = node.textContent?.trim() ?? '';
        if (parent === null || text === '' || !isShown(parent)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const box = range.getBoundingClientRect();
        if (box.width === 0 || box.height === 0) continue;
        const fault = faultOf(box, parent);
        if (fault !== '') found.add(`${nameOf(parent)} “${text.slice(0, 60)}” ${fault}`);
      }
      // Selected options and placeholders can't be measured in the DOM, so their width is measured on a canvas.
      const pen = document.createElement('canvas').getContext('2d');
      /** The text, and by how much to stretch it. */
      const lineOf = (control: HTMLSelectElement | HTMLInputElement): [string, number] =>
        control instanceof HTMLSelectElement
          ? [control.selectedOptions.item(0)?.text ?? '', 1]
          : [control.value === '' ? control.placeholder : '', placeholders];
      for (const control of document.querySelectorAll<HTMLSelectElement | HTMLInputElement>(
        'select, input[placeholder]',
      )) {
        if (pen === null || !isShown(control)) continue;
        const { font, paddingLeft, paddingRight } = getComputedStyle(control);
        pen.font = font;
        const [text, factor] = lineOf(control);
        const room =
          control.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
        if (pen.measureText(text).width * factor > room + SLACK)
          found.add(`${nameOf(control)} “${text}” cut in its line`);
      }
      return [...found];
    },
    { mayBeCut: MAY_BE_CUT, placeholders },
  );

/** Overlapping controls of a bar. */
export const overlapsIn = (bar: Locator): Promise<string[]> =>
  bar.evaluate((root) => {
    /** Less than this is not seen, in px. */
    const SLACK = 1.5;
    const controls = [...root.querySelectorAll('a[href], button, input')]
      // Entries that scroll lie below the buttons at their ends.
      .filter((control) => control.closest('nav') === null)
      .map((control) => ({ control, box: control.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.height > 1);
    return controls.flatMap((one, at) =>
      controls
        .slice(at + 1)
        .filter(
          ({ box }) =>
            Math.min(box.right, one.box.right) - Math.max(box.left, one.box.left) > SLACK &&
            Math.min(box.bottom, one.box.bottom) - Math.max(box.top, one.box.top) > SLACK,
        )
        .map(({ control }) => `${one.control.className} and ${control.className}`),
    );
  });

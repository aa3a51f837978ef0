// stories-check: no States, it has none
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MouseEvent } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { BENIGN_BLOCKS } from './benignBlocks.fixtures';
import { BENIGN_LINKS, BRAND_HOST } from './benignLinks.fixtures';
import { BENIGN_WRITING } from './benignWriting.fixtures';
import { SafeHtml } from './SafeHtml';
import { BENIGN, HOSTILE, LEFTOVERS, LONG_NOTICE, NOTICE } from './SafeHtml.fixtures';
import { sanitizeHtml } from './sanitizeHtml';

declare global {
  interface Window {
    /** Set by hostile samples if any of their code runs. */
    hit?: number;
  }
}

const HOST = BRAND_HOST;
const anyLink = { imageHosts: [HOST], checkLink: (href: string) => href };

const meta = {
  title: 'Design System/Content/SafeHtml',
  component: SafeHtml,
  tags: ['autodocs'],
  args: { html: NOTICE, style: { maxWidth: 560 } },
} satisfies Meta<typeof SafeHtml>;

export default meta;
type Story = StoryObj<typeof meta>;

const rootOf = (canvasElement: HTMLElement): HTMLElement => {
  const root = canvasElement.querySelector<HTMLElement>('[data-component="SafeHtml"]');
  if (root === null) throw new Error('SafeHtml is not on the page.');
  return root;
};

/** HTML of a fragment without the attributes that the component adds to links and pictures. */
function withoutOwnWords(fragment: DocumentFragment): string {
  const kept = document.createElement('div');
  kept.append(fragment);
  for (const added of kept.querySelectorAll('a, img'))
    for (const name of ['rel', 'target', 'loading', 'referrerpolicy']) added.removeAttribute(name);
  return kept.innerHTML;
}

/** Waits until a broken picture has fired its error event: those before it have fired theirs too. */
const brokenPictureIsHeard = () =>
  new Promise((resolve) => {
    const image = new Image();
    image.onerror = resolve;
    image.src = 'data:image/png;base64,AAAA';
  });

export const Default: Story = {};

export const Playground: Story = { args: { imageHosts: [HOST] } };

export const LongContent: Story = { args: { html: LONG_NOTICE } };

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };

export const Missing: Story = { args: { html: '' } };

export const RightToLeft: Story = {
  args: { html: `<h2>قاعة هادئة</h2>${BENIGN['rtl'] ?? ''}<ul><li>طاولات</li><li>ألعاب</li></ul>` },
};

/** No code of the samples runs, loads or stays, and nothing is requested from another host. */
export const Hostile: Story = {
  render: (args) => (
    <section>
      {HOSTILE.map((html) => (
        <SafeHtml key={html} {...args} html={html} />
      ))}
    </section>
  ),
  play: async ({ canvas, canvasElement, step }) => {
    await step('[ANN-05] nothing runs and nothing is left', async () => {
      await brokenPictureIsHeard();
      await expect(window.hit).toBeUndefined();
      const left = [
        ...canvasElement.querySelectorAll(`[data-component="SafeHtml"] :is(${LEFTOVERS})`),
      ];
      await expect(left.map(({ outerHTML }) => outerHTML)).toEqual([]);
    });
    await step(
      '[ANN-05] each sample alone, which without cleaning would leave something',
      async () => {
        for (const html of HOSTILE) {
          const raw = new DOMParser().parseFromString(html, 'text/html');
          await expect(raw.querySelector(LEFTOVERS), html).not.toBeNull();
          await expect(sanitizeHtml(html, anyLink).querySelector(LEFTOVERS), html).toBeNull();
        }
      },
    );
    await step(
      'keeps the words of a painted paragraph, drops a button with its words',
      async () => {
        await expect(canvas.getByText('cover')).toBeVisible();
        await expect(canvas.queryByText('Log in')).toBeNull();
      },
    );
  },
};

export const Benign: Story = {
  args: { html: Object.values(BENIGN).join('') },
  play: async ({ step }) => {
    await step('[ANN-05] formatted content stays as it was sent', async () => {
      const samples = { ...BENIGN, ...BENIGN_BLOCKS, ...BENIGN_WRITING, ...BENIGN_LINKS };
      await expect(Object.keys(samples).length).toBeGreaterThanOrEqual(60);
      for (const [name, html] of Object.entries(samples))
        await expect(withoutOwnWords(sanitizeHtml(html, anyLink)), name).toBe(html);
    });
  },
};

export const LinksAndPictures: Story = {
  args: {
    html: '<p><a href="/promotions">Here</a> <a href="https://parlour.example/terms">There</a> <a href="tel:+85512345678">Call</a> <a href="https://evil.example">Refused</a></p>',
    checkLink: (href) => (href.includes('evil') ? null : href),
  },
  play: async ({ canvas, step }) => {
    await step('links say where they open and leak nothing', async () => {
      await expect(canvas.getByRole('link', { name: 'Here' })).toHaveAttribute('target', '_self');
      await expect(canvas.getByRole('link', { name: 'Call' })).toHaveAttribute('target', '_self');
      const outside = canvas.getByRole('link', { name: 'There' });
      await expect(outside).toHaveAttribute('target', '_blank');
      await expect(outside).toHaveAttribute('rel', 'noopener noreferrer');
    });
    await step('a refused link is mere text', async () => {
      await expect(canvas.queryByRole('link', { name: 'Refused' })).toBeNull();
      await expect(canvas.getByText('Refused')).toBeVisible();
    });
    await step('pictures come from the named hosts and the page itself only', async () => {
      const sources = (html: string) =>
        [...sanitizeHtml(html, anyLink).querySelectorAll('img')].map((image) =>
          image.getAttribute('src'),
        );
      const own = '/pictures/evening.webp';
      const named = `${HOST}/evening.webp`;
      await expect(sources(`<img src="${own}" alt="">`)).toEqual([own]);
      await expect(sources(`<img src="${named}" alt="">`)).toEqual([named]);
      await expect(sources(`<img src="${HOST}.evil.example/1.png">`)).toEqual([]);
      await expect(sources('<img alt="no source">')).toEqual([]);
    });
  },
};

/** The text is read; its links can be focused and pressed. */
export const Interaction: Story = {
  args: { onClick: fn((event: MouseEvent) => event.preventDefault()) },
  play: async ({ args, canvas, step }) => {
    const page = canvas.getByRole('link', { name: 'See what is on' });
    const mail = canvas.getByRole('link', { name: 'help@parlour.example' });
    await step('by keyboard, in the order of the text', async () => {
      await userEvent.tab();
      await expect(page).toHaveFocus();
      await userEvent.tab();
      await expect(mail).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onClick).toHaveBeenCalledTimes(1);
    });
    await step('by pointer', async () => {
      await userEvent.click(page);
      await expect(args.onClick).toHaveBeenCalledTimes(2);
    });
  },
};

export const Bounds: Story = {
  args: { html: `${'<div>'.repeat(400)}Deep${'</div>'.repeat(400)}` },
  play: async ({ canvasElement, step }) => {
    await step('keeps the text of what is nested too deep', async () => {
      let depth = 0;
      let inner: Element | null = rootOf(canvasElement);
      while ((inner = inner.firstElementChild) !== null) depth += 1;
      await expect(depth).toBe(32);
      await expect(rootOf(canvasElement)).toHaveTextContent('Deep');
    });
    await step('cuts what is longer than 256 KiB', async () => {
      const long = sanitizeHtml(`<p>${'é'.repeat(400_000)}</p>`, anyLink);
      await expect(long.textContent.length).toBe((256 * 1024 - '<p>'.length - 1) / 2);
    });
  },
};

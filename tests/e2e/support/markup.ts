import type { Page } from '@playwright/test';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:document'],
    rules: {
      // Decorative images need an empty `alt` attribute.
      'wcag/h37': 'error',
      // Not a rule of the standard; axe checks the order of headings.
      'heading-level': 'off',
      // Nothing loads from another host, so no integrity hash is needed.
      'require-sri': 'off',
    },
  }),
);

/** Errors of a document by the HTML standard (0053), each once, with its position. */
export async function markupErrors(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  const faults = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`),
  );
  return [...new Set(faults)];
}

/** Attributes of the HTML standard, of every element or of some, beside `data-*` and `aria-*`. */
const ATTRIBUTES =
  'abbr accept accept-charset accesskey action allow allowfullscreen alt as async autocapitalize autocomplete autocorrect autofocus autoplay blocking charset checked cite class closedby color cols colspan command commandfor content contenteditable controls coords crossorigin datetime decoding default defer dir dirname disabled download draggable enctype enterkeyhint fetchpriority for form formaction formenctype formmethod formnovalidate formtarget headers height hidden high href hreflang http-equiv id imagesizes imagesrcset inert inputmode integrity is itemid itemprop itemref itemscope itemtype kind label lang list loading loop low max maxlength media method min minlength multiple muted name nomodule nonce novalidate open optimum pattern ping placeholder playsinline popover popovertarget popovertargetaction poster preload property readonly referrerpolicy rel required reversed role rows rowspan sandbox scope selected shape size sizes slot span spellcheck src srcdoc srclang srcset start step style tabindex target title translate type usemap value width wrap writingsuggestions';

/** Unknown attributes of the page, which the validator accepts, each with its element. */
const strangeAttributes = (page: Page): Promise<string[]> =>
  page.evaluate((names) => {
    const known = new Set(names.split(' '));
    const found = [...document.querySelectorAll('*')]
      .filter(({ namespaceURI }) => namespaceURI === 'http://www.w3.org/1999/xhtml')
      .flatMap((element) =>
        element
          .getAttributeNames()
          .filter((name) => !known.has(name) && !/^(?:data|aria)-/.test(name))
          .map((name) => `unknown attribute: ${name} of <${element.localName}>`),
      );
    return [...new Set(found)];
  }, ATTRIBUTES);

/** Errors of the page's current markup (F-2). */
export async function pageMarkupErrors(page: Page): Promise<string[]> {
  const html = await page.evaluate(() => `<!doctype html>${document.documentElement.outerHTML}`);
  return [...(await markupErrors(html)), ...(await strangeAttributes(page))];
}

// Lists for `no-restricted-syntax`. A later block of a flat config replaces an earlier one's list, so every block is
// put together from these.

const HEX = '#(?:[0-9a-f]{3,4}){1,2}';
const COLOUR_FUNCTION = '\\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\\(\\s*[0-9.]';
const COLOUR_PROPERTY =
  '(?:color|background|border|outline|fill|stroke|box-shadow|text-shadow)[a-z-]*\\s*:';
const COLOUR_NAME =
  '(?:white|black|red|green|blue|gray|grey|silver|gold|yellow|orange|purple)\\b(?!-)';
const PHYSICAL_PROPERTY =
  '(?:^|[\\s;{])(?:(?:margin|padding|border|inset|scroll-margin|scroll-padding)-(?:left|right)|left|right|border-(?:top|bottom)-(?:left|right)-radius)\\b[a-z-]*\\s*:';
const PHYSICAL_VALUE = '\\b(?:text-align|float|clear)\\s*:\\s*(?:left|right)\\b';

const ban = (selector, message) => ({ selector, message });

/** Everywhere. */
export const everywhere = [
  ban(
    'ExportAllDeclaration',
    'Name what is exported: a door that passes everything on is no door.',
  ),
  ban('TSEnumDeclaration', 'Use a union of strings, or a list with `as const`.'),
  ban(
    "JSXOpeningElement[name.type='JSXMemberExpression'] > JSXAttribute[name.name='as']",
    'The build makes static styles, which know no `as`: style the other element.',
  ),
];

// Named plainly or as a text: `x.innerHTML`, `x['innerHTML']`.
const property = (names) =>
  `:matches([property.name=/^(?:${names})$/], [property.value=/^(?:${names})$/])`;
const calls = (kind, names) =>
  `${kind}:matches([callee.name=/^(?:${names})$/], [callee.property.name=/^(?:${names})$/], [callee.property.value=/^(?:${names})$/])`;
const HTML_PROPERTY = 'innerHTML|outerHTML|srcdoc|dangerouslySetInnerHTML';
const HTML_PROP = '(?:dangerouslySetInnerHTML|srcdoc)';
const HTML_METHOD =
  'insertAdjacentHTML|setHTML|setHTMLUnsafe|parseHTML|parseHTMLUnsafe|parseFromString|createContextualFragment|writeln';
const MARKUP = 'HTML from outside goes through the one safe component only.';
const SCRIPT = 'A text never becomes a script: pass a function.';

/**
 * Everywhere but in tests, which set up a page as they need it. `Reflect.set` is for those that show that the browser
 * refuses it too.
 */
export const rawHtml = [
  ban(
    `JSXAttribute[name.name=/^${HTML_PROP}$/i], Property:matches([key.name=/^${HTML_PROP}$/i], [key.value=/^${HTML_PROP}$/i])`,
    MARKUP,
  ),
  ban(
    "CallExpression[callee.object.name='Object'][callee.property.name='assign'] > ObjectExpression > Property[key.name=/^(?:inner|outer)HTML$/]",
    MARKUP,
  ),
  ban(`AssignmentExpression > MemberExpression.left${property(HTML_PROPERTY)}`, MARKUP),
  ban(`${calls('CallExpression', HTML_METHOD)}, ${calls('NewExpression', 'DOMParser')}`, MARKUP),
  // Of its commands copying alone puts nothing into the page.
  ban(
    `${calls('CallExpression', 'execCommand')}:not([arguments.length=1][arguments.0.value='copy'])`,
    MARKUP,
  ),
  ban(
    `${calls('CallExpression', 'write')}:matches([callee.object.name=/document$/i], [callee.object.property.name=/document$/i])`,
    MARKUP,
  ),
  ban(
    'CallExpression[callee.property.name=/^setAttribute(?:NS)?$/] > Literal[value=/^(?:srcdoc|on.*)$/i]',
    MARKUP,
  ),
  ban(`Identifier[name='eval'], MemberExpression[property.value='eval']`, SCRIPT),
  ban(`${calls('NewExpression', 'Function')}, ${calls('CallExpression', 'Function')}`, SCRIPT),
  ban(
    'CallExpression:matches([callee.name=/^set(?:Timeout|Interval)$/], [callee.object.name=/^(?:window|globalThis|self)$/][callee.property.name=/^set(?:Timeout|Interval)$/])[arguments.0.type=/^(?:Literal|TemplateLiteral|BinaryExpression)$/]',
    SCRIPT,
  ),
];

/** Everywhere but where a tool asks for a default export. */
export const defaultExport = [
  ban('ExportDefaultDeclaration', 'Export by name: a default has another name in every file.'),
];

/** In everything that is drawn. */
export const rawColour = [
  ban(`Literal[value=/^${HEX}$/i]`, 'Name a token: a raw colour follows neither theme nor brand.'),
  ban(
    `Literal[value=/${COLOUR_FUNCTION}/i]`,
    'Name a token: a raw colour follows neither theme nor brand.',
  ),
  ban(
    `TemplateElement[value.raw=/${HEX}\\b|${COLOUR_FUNCTION}/i]`,
    'Name a token: a raw colour follows neither theme nor brand.',
  ),
];

/** In `*.styles.ts`. */
export const styles = [
  ban(
    'TaggedTemplateExpression > TemplateLiteral > :matches(ArrowFunctionExpression, FunctionExpression)',
    'Styles are static: select on a `data-*` attribute, or read a custom property set by `style`.',
  ),
  ban(
    `TemplateElement[value.raw=/${COLOUR_PROPERTY}[^;]*[\\s:,(]${COLOUR_NAME}/]`,
    'Name a token: a raw colour follows neither theme nor brand.',
  ),
  ban(
    `TemplateElement[value.raw=/${PHYSICAL_PROPERTY}|${PHYSICAL_VALUE}/]`,
    'Use the logical property (inline-start, inline-end): the page also runs right to left.',
  ),
];

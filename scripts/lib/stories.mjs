// What a story file says, read from its syntax: its title, its stories, what plays them, and which of them show the
// same thing.
import ts from 'typescript';

// Names, tags and controls do not change what is rendered.
const UNSHOWN = new Set(['name', 'tags', 'argTypes', 'title', 'component', 'excludeStories']);
/** Calls of a play function that only read: they do not change what is rendered. */
const READ_ONLY_CALLS = new Set([
  'async',
  'expect',
  'waitFor',
  'within',
  'step',
  'String',
  'Number',
]);
const ACTIONS =
  /\b(?:userEvent|fireEvent)\b|\.(?:focus|blur|click|play|scrollTo|dispatchEvent)(?:\?\.)?\(/;
/** Properties of a story that are merged with the file's; all others replace them. */
const MERGED = new Set(['args', 'parameters', 'globals']);
/** The input device of each method of `userEvent`. A native list and a file are chosen by pointer. */
const INPUT_DEVICES = {
  keyboard: ['keyboard', 'type', 'tab'],
  pointer: ['click', 'dblClick', 'tripleClick', 'pointer', 'hover', 'selectOptions', 'upload'],
};
/** Stories that are tests, left out of the sidebar by `.storybook/unlistedTests.ts`. */
const TEST_STORY = /(?:Interaction|Test)$/;
const DEVICE_OF = new Map(
  Object.entries(INPUT_DEVICES).flatMap(([device, calls]) => calls.map((call) => [call, device])),
);

const printer = ts.createPrinter({ removeComments: true });

function bare(node) {
  let inner = node;
  while (
    inner !== undefined &&
    (ts.isAsExpression(inner) ||
      ts.isSatisfiesExpression(inner) ||
      ts.isParenthesizedExpression(inner))
  ) {
    inner = inner.expression;
  }
  return inner;
}

/** The constants of a file by name, and which of them it exports. */
function constantsOf(file) {
  const values = new Map();
  const exported = [];
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    const isExported = statement.modifiers?.some(
      ({ kind }) => kind === ts.SyntaxKind.ExportKeyword,
    );
    for (const { name, initializer } of statement.declarationList.declarations) {
      values.set(name.getText(file), bare(initializer));
      if (isExported) exported.push(name.getText(file));
    }
  }
  return { values, exported };
}

/**
 * Reads values: an object as a Map, through spreads and constants; anything else as its text, whose node
 * is kept in `nodes`.
 */
function readerOf(file, constants, nodes) {
  function textOf(node) {
    const text = printer
      .printNode(ts.EmitHint.Unspecified, node, file)
      .replaceAll(/\s+/g, ' ')
      .trim();
    nodes.set(text, node);
    return text;
  }

  function read(wrapped, seen = new Set()) {
    const node = bare(wrapped);
    if (ts.isIdentifier(node)) {
      const value = constants.get(node.text);
      if (value === undefined || seen.has(node.text)) return node.text;
      return read(value, new Set(seen).add(node.text));
    }
    if (ts.isPropertyAccessExpression(node)) {
      const owner = read(node.expression, seen);
      return owner instanceof Map && owner.has(node.name.text)
        ? owner.get(node.name.text)
        : textOf(node);
    }
    return ts.isObjectLiteralExpression(node) ? readObject(node, seen) : textOf(node);
  }

  function readObject(node, seen) {
    const object = new Map();
    for (const property of node.properties) {
      if (ts.isSpreadAssignment(property)) {
        const spread = read(property.expression, seen);
        if (spread instanceof Map) for (const [key, value] of spread) object.set(key, value);
        else object.set(`...${spread}`, spread);
      } else if (ts.isPropertyAssignment(property)) {
        object.set(property.name.getText(file), read(property.initializer, seen));
      } else if (ts.isShorthandPropertyAssignment(property)) {
        object.set(property.name.text, read(property.name, seen));
      } else object.set(property.name.getText(file), textOf(property));
    }
    return object;
  }
  return read;
}

const objectOf = (value) => (value instanceof Map ? value : new Map());

function over(file, story) {
  const whole = new Map(file);
  for (const [key, value] of story) {
    const isMerged = MERGED.has(key) && value instanceof Map;
    whole.set(key, isMerged ? new Map([...objectOf(file.get(key)), ...value]) : value);
  }
  return whole;
}

/** The same text for equal values; `undefined` counts as absent. */
function written(value) {
  if (!(value instanceof Map)) return value;
  const parts = [...value]
    .map(([key, part]) => [key, written(part)])
    .filter(([, part]) => part !== 'undefined' && part !== '{}')
    .map(([key, part]) => `${key}: ${part}`);
  return `{${parts.sort().join(', ')}}`;
}

const drawsWithoutArgs = (render) => typeof render === 'string' && /^\(\s*\) =>/.test(render);

function onlyReads(play) {
  if (typeof play !== 'string' || !play.includes('=>') || ACTIONS.test(play)) return false;
  return [...play.matchAll(/(?<![.\w])(\w+)\s*\(/g)].every(([, called]) =>
    READ_ONLY_CALLS.has(called),
  );
}

function shownBy(story) {
  const shown = new Map([...story].filter(([key]) => !UNSHOWN.has(key)));
  if (onlyReads(shown.get('play'))) shown.delete('play');
  if (drawsWithoutArgs(shown.get('render'))) shown.delete('args');
  return written(shown);
}

/** The functions and constants of a file, by the names that a play function calls them by. */
function partsOf(file, constants) {
  const functions = file.statements
    .filter((statement) => ts.isFunctionDeclaration(statement) && statement.name !== undefined)
    .map((statement) => [statement.name.text, statement]);
  return new Map([...constants, ...functions]);
}

/** Whether an identifier is a value, not only the name of a property. */
function isRead(node) {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  return !(ts.isPropertyAssignment(parent) && parent.name === node);
}

/** Finds the input devices of a node, through the functions that it calls and aliases of `userEvent`. */
function deviceReaderOf(file, parts) {
  const names = new Set(['userEvent']);
  const isUser = (node) =>
    (ts.isIdentifier(node) && names.has(node.text)) ||
    (ts.isPropertyAccessExpression(node) && node.name.text === 'userEvent');
  const isSetUp = (node) =>
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    isUser(node.expression.expression) &&
    node.expression.name.text === 'setup';

  // `{ userEvent: user }`, of an import or of an argument, and `user = userEvent.setup()`.
  function learnName(node) {
    const isRenamed = ts.isBindingElement(node) || ts.isImportSpecifier(node);
    if (isRenamed && node.propertyName?.getText(file) === 'userEvent') names.add(node.name.text);
    const value = ts.isVariableDeclaration(node) && node.initializer;
    if (value && (isUser(value) || isSetUp(value))) names.add(node.name.getText(file));
  }

  function learnNames(node) {
    learnName(node);
    ts.forEachChild(node, learnNames);
  }
  learnNames(file);

  return function devicesOf(start) {
    const devices = new Set();
    const seen = new Set();
    function look(node) {
      const isCall = ts.isPropertyAccessExpression(node) && isUser(node.expression);
      if (isCall && DEVICE_OF.has(node.name.text)) devices.add(DEVICE_OF.get(node.name.text));
      const part = ts.isIdentifier(node) && isRead(node) ? parts.get(node.text) : undefined;
      if (part !== undefined && !seen.has(part)) {
        seen.add(part);
        look(part);
      }
      ts.forEachChild(node, look);
    }
    if (start !== undefined) look(start);
    return devices;
  };
}

/**
 * The title of a file and its stories by name: the title of each, whether the sidebar lists it, whether it has a play function, whether it presses or types, and with
 * what (`keyboard`, `pointer`), whether it draws what its controls set, and what it shows, as a text that is the same for two that show the same thing.
 */
export function readStories(text) {
  const { Latest } = ts.ScriptTarget;
  const file = ts.createSourceFile('story.tsx', text, Latest, true, ts.ScriptKind.TSX);
  const { values, exported } = constantsOf(file);
  const nodes = new Map();
  const read = readerOf(file, values, nodes);
  const devicesOf = deviceReaderOf(file, partsOf(file, values));
  const meta = values.has('meta') ? objectOf(read(values.get('meta'))) : new Map();
  const stories = new Map();
  for (const name of exported) {
    const own = objectOf(read(values.get(name)));
    const whole = over(meta, own);
    stories.set(name, {
      title: own.get('name')?.slice(1, -1) ?? name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' '),
      isListed: !TEST_STORY.test(name),
      acts: own.has('play') && !onlyReads(own.get('play')),
      // A spread from elsewhere may contain one.
      plays: own.has('play') || [...own.keys()].some((key) => key.startsWith('...')),
      devices: devicesOf(nodes.get(own.get('play'))),
      takesArgs: !drawsWithoutArgs(whole.get('render')),
      shows: shownBy(whole),
    });
  }
  return { title: meta.get('title')?.slice(1, -1), stories };
}

/** The stories that show what an earlier one of their file shows, each with that one. */
export function repeatedStories(stories) {
  const first = new Map();
  const repeated = [];
  for (const [name, { shows }] of stories) {
    const earlier = first.get(shows);
    if (earlier === undefined) first.set(shows, name);
    else repeated.push([earlier, name]);
  }
  return repeated;
}

import { ensureEngines } from '../../../scripts/lib/engines.mjs';
import type { Driver, Key, Started } from './driver';
import { findInPage, LIBRARY, NO_LIBRARY, serializeTarget } from './findInPage';
import { anyFreePort, supervise } from './processes';
import { describeTarget, type Target } from './target';
import { NotYet, until } from './until';
import {
  type ElementId,
  isReady,
  openSession,
  WebDriverError,
  type WebDriverSession,
} from './webDriverSession';

/** Keys as the protocol writes them. */
const KEYS: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/** The page has just rendered again, or something still covers the element: worth a retry. */
const PASSING = new Set([
  'stale element reference',
  'no such element',
  'element click intercepted',
  'element not interactable',
  'no such frame',
]);

const passing = (error: unknown): never => {
  if (error instanceof WebDriverError && PASSING.has(error.code)) throw new NotYet(error.message);
  throw error;
};

function drive(session: WebDriverSession, baseURL: string): Driver {
  const findAll = async (target: Target): Promise<ElementId[]> => {
    const ask = () =>
      session.run(`return (${String(findInPage)})(arguments[0])`, [serializeTarget(target)]);
    let found = await ask();
    if (found === NO_LIBRARY) {
      await session.run(LIBRARY, []);
      found = await ask();
    }
    return found as ElementId[];
  };
  const findOne = async (target: Target): Promise<ElementId> => {
    const [element, ...others] = await findAll(target);
    if (element === undefined) throw new NotYet('none is seen');
    if (others.length > 0) throw new NotYet(`${others.length + 1} are seen instead of one`);
    return element;
  };
  /** Acts on the only matching element as eventually as it is there and accepts the action. */
  const act = <Value>(
    verb: string,
    target: Target,
    action: (element: ElementId) => Promise<Value>,
  ): Promise<Value> =>
    until(
      () => `${verb} ${describeTarget(target)}`,
      async () => {
        try {
          return await action(await findOne(target));
        } catch (error) {
          return passing(error);
        }
      },
    );
  const evaluate: Driver['evaluate'] = (target, ask) =>
    act('looking at', target, async (element) => {
      const answer = await session.run(`return (${String(ask)})(arguments[0])`, [element]);
      return answer as Awaited<ReturnType<typeof ask>>;
    });
  const press = async (key: Key): Promise<void> => {
    const codes = key.split('+').map((name) => KEYS[name] ?? name);
    const actions = [
      ...codes.map((value) => ({ type: 'keyDown', value })),
      ...codes.toReversed().map((value) => ({ type: 'keyUp', value })),
    ];
    await session.post('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  };
  /** The driver only scrolls an element to the edge of the window, where fixed bars may cover it. */
  const click = async (element: ElementId): Promise<void> => {
    const script = 'arguments[0].scrollIntoView({ block: "center", behavior: "instant" })';
    await session.run(script, [element]);
    await session.on(element, 'click');
  };
  const count = async (target: Target): Promise<number> => (await findAll(target)).length;

  return {
    goto: async (path) => {
      await session.post('url', { url: new URL(path, baseURL).href });
    },
    back: async () => {
      await session.post('back');
    },
    reload: async () => {
      await session.post('refresh');
    },
    address: async () => {
      const { pathname, search } = new URL((await session.get('url')) as string);
      return `${pathname}${search}`;
    },
    click: (target) => act('clicking', target, click),
    focus: (target) => evaluate(target, (element) => (element as HTMLElement).focus()),
    fill: (target, text) =>
      act('filling in', target, async (element) => {
        await click(element);
        await press('Control+a');
        if (text === '') await press('Backspace');
        else await session.on(element, 'value', { text });
      }),
    choose: (target, option) =>
      act('choosing from', target, async (list) => {
        const script =
          'return [...arguments[0].options].find(({ label }) => label === arguments[1])';
        const found = (await session.run(script, [list, option])) as ElementId | null;
        if (found === null) throw new NotYet(`there is no "${option}"`);
        await session.on(found, 'click');
      }),
    press,
    waitForVisible: (target) => act('seeing', target, async () => undefined),
    waitForHidden: (target) =>
      until(
        () => describeTarget(target),
        async () => {
          if ((await count(target)) > 0) throw new NotYet('is still seen');
        },
      ),
    text: (target) => evaluate(target, (element) => element.textContent),
    value: (target) => evaluate(target, (element) => (element as HTMLInputElement).value),
    attribute: (target, name) =>
      act('looking at', target, async (element) => {
        const script = 'return arguments[0].getAttribute(arguments[1])';
        return (await session.run(script, [element, name])) as string | null;
      }),
    count,
    texts: async (target) => {
      // Elements can be arguments, but not items of an array argument.
      const script = 'return [...arguments].map((each) => each.textContent)';
      return (await session.run(script, await findAll(target))) as string[];
    },
    evaluate,
    inFrame: async (action) => {
      await until(
        () => 'the frame',
        async () => {
          const frames = await session.run('return [...document.querySelectorAll("iframe")]', []);
          const [frame] = frames as ElementId[];
          if (frame === undefined) throw new NotYet('none is there');
          await session.post('frame', { id: frame }).catch(passing);
        },
      );
      try {
        await action();
      } finally {
        await session.post('frame', { id: null });
      }
    },
    screenshot: async () => Buffer.from((await session.get('screenshot')) as string, 'base64'),
    close: () => session.end(),
  };
}

/** Makes the viewport as large as in the other engines; the window has a toolbar above it. */
async function setSize(session: WebDriverSession): Promise<void> {
  const rect = { x: 0, y: 0, width: 1280, height: 800 };
  await session.post('window/rect', rect);
  const [width, height] = (await session.run('return [innerWidth, innerHeight]', [])) as [
    number,
    number,
  ];
  await session.post('window/rect', {
    ...rect,
    width: 2 * rect.width - width,
    height: 2 * rect.height - height,
  });
}

/** Starts a virtual screen and WebKit's driver, which opens a browser for each visitor. */
export async function startWebKit(baseURL: string): Promise<Started> {
  const { webDriver = '', miniBrowser = '', display = '' } = ensureEngines(['webkit']);
  const screen = supervise(display, [
    '-displayfd',
    '1',
    '-screen',
    '0',
    '1400x1000x24',
    '-nolisten',
    'tcp',
  ]);
  const number = await Promise.race([screen.firstLine, screen.ended]);
  const port = await anyFreePort();
  const address = `http://127.0.0.1:${port}`;
  const driver = supervise(webDriver, ['-p', String(port)], {
    DISPLAY: `:${number}`,
    LANG: 'en_GB.UTF-8',
    LANGUAGE: 'en_GB',
    TZ: 'UTC',
    // There is no sandbox for root. Only pages of the site are opened.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  });
  const ready = until(
    () => 'WebKitWebDriver',
    async () => {
      if (!(await isReady(address))) throw new NotYet('does not answer');
    },
  );
  await Promise.race([ready, driver.ended]);
  return {
    visit: async () => {
      const session = await openSession(address, {
        'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
      });
      await setSize(session);
      return drive(session, baseURL);
    },
    stop: async () => {
      await driver.stop();
      await screen.stop();
    },
  };
}

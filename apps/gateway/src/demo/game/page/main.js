import { openGame, PlayError, takeLaunch } from './gateway.js';
import { createShell, notifySite, showGame, showOnlyReason } from './shell.js';
import { textsIn } from './texts.js';

/** The folders of the games by their kind: each has a `start.js` and a style sheet of its name. */
const FOLDERS = { REELS: 'reels', DRAW: 'draw' };

const RIGHT_TO_LEFT = ['ar', 'fa', 'ur'];

const { token, parameters } = takeLaunch();
start().catch(giveUp);

async function start() {
  // After a reload there is no token: the first load has removed it.
  if (token === '') throw new PlayError('LAUNCH_EXPIRED');
  const game = await openGame(token, 'EN');
  const { texts, tag } = await textsIn(game.language);
  document.documentElement.lang = tag;
  document.documentElement.dir = RIGHT_TO_LEFT.includes(tag) ? 'rtl' : 'ltr';
  const shell = createShell(texts);
  showGame(game);
  shell.showNote(noteOn(game, texts));
  const kind = await loadKind(FOLDERS[game.kind] ?? FOLDERS.REELS);
  shell.playButton.disabled = false;
  shell.stakes.disabled = false;
  kind.start({ ...game, token, parameters }, shell);
  shell.playButton.focus({ preventScroll: true });
}

async function loadKind(folder) {
  const styles = document.createElement('link');
  Object.assign(styles, { rel: 'stylesheet', href: `/demo-game/${folder}/${folder}.css` });
  document.head.append(styles);
  const loaded = new Promise((resolve) => {
    styles.onload = resolve;
    styles.onerror = resolve;
  });
  const [kind] = await Promise.all([import(`./${folder}/start.js`), loaded]);
  return kind;
}

async function giveUp(error) {
  const { texts } = await textsIn('EN');
  showOnlyReason(texts, error.code);
  if (error.code === 'LAUNCH_EXPIRED') notifySite('parlour:launch-expired');
}

/** The note on what was launched, where this page only stands in for it. */
function noteOn({ gameType, kind, nodeId, playMoney }, texts) {
  const { lottoView, lottoGameCode, lottoPrizeMode } = parameters;
  const requested = [texts[lottoView], lottoGameCode, lottoPrizeMode].filter(Boolean).join(', ');
  const isInstead = kind === 'REELS' && (gameType !== 'RNG' || nodeId === null);
  return [
    ...(playMoney ? [texts.trial] : []),
    ...(isInstead ? [texts.instead] : []),
    ...(requested === '' ? [] : [`${texts.asked} ${requested}`]),
  ].join(' ');
}

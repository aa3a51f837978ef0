import { openGame, PlayError, takeLaunch } from './gateway.js';
import { createShell, notifySite, showGame, showOnlyReason } from './shell.js';
import { textsIn } from './texts.js';
import { followTheme } from './theme.js';

/** The folders of the games by their kind: each has a `start.js` and a style sheet of its name. */
const FOLDERS = { REELS: 'reels', DRAW: 'draw', SPORTS: 'sports', TABLE: 'table' };

const { token, parameters } = takeLaunch();
start().catch(giveUp);

async function start() {
  // After a reload there is no token: the first load has removed it.
  if (token === '') throw new PlayError('LAUNCH_EXPIRED');
  const game = await openGame(token, 'EN');
  const { texts, tag } = await textsIn(game.language);
  document.documentElement.lang = tag;
  const shell = createShell(texts);
  showGame(game);
  followTheme(game.backUrl);
  shell.showNote(noteOn(game, texts));
  const kind = await loadKind(FOLDERS[game.kind] ?? FOLDERS.REELS);
  shell.playButton.disabled = false;
  shell.stakes.disabled = false;
  const first = kind.start({ ...game, token, parameters }, shell) ?? shell.playButton;
  first.focus({ preventScroll: true });
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
    ...(kind === 'TABLE' ? [texts.everyTable] : []),
    ...(kind === 'SPORTS' ? [texts.virtual] : []),
    ...(requested === '' ? [] : [`${texts.asked} ${requested}`]),
  ].join(' ');
}

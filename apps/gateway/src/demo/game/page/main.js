import { openGame, PlayError, takeToken } from './gateway.js';
import { createShell, notifySite, showOnlyReason } from './shell.js';
import { textsIn } from './texts.js';
import { followTheme, showLanguage } from './theme.js';

const token = takeToken();
start().catch(giveUp);

async function start() {
  // After a reload there is no token: the first load has removed it.
  if (token === '') throw new PlayError('LAUNCH_EXPIRED');
  const game = await openGame(token, 'EN');
  const { texts, language } = await textsIn(game.language);
  showLanguage(language);
  const shell = createShell(game, texts);
  followTheme(game.backUrl);
  const kind = await loadKind(game.kind.toLowerCase());
  shell.showNote(notesOn(game, kind, texts).join(' '));
  shell.playButton.disabled = false;
  shell.stakes.disabled = false;
  const first = kind.start({ ...game, token }, shell) ?? shell.playButton;
  first.focus({ preventScroll: true });
}

/** A kind of game is the folder of its name, with a `start.js` and a style sheet. */
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

/** Notes on what was launched: of any game, and of this kind. */
function notesOn(game, { noteOn = () => '' }, texts) {
  return [game.playMoney && texts.trial, noteOn(game, texts)].filter(Boolean);
}

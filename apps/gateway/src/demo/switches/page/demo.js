const ADDRESS = '/wps/demo/switches';
const PATIENCE_MS = 70_000;

/** What each white-label flag switches. */
const FLAG_LABELS = {
  MOBILEVERCODELOGIN3: 'Login by a code to the phone',
  FREEPLAY3: 'Trial login',
  DIRECTREG3: 'Direct registration',
  USERNAMEREG3: 'Registration by username',
  MOBILENUMREG3: 'Registration by mobile number',
  REGMOBVERF3: 'Registration verifies the mobile number',
  CHNGPASSVERIF3: 'Forgotten password by phone',
  MOBILENUMPASSREG3: 'Mobile number in password flows',
  PWDEXPFORCECHANGE3: 'Forced change of an expired password',
  AGENTPOLICY3: 'Agent policy: the call for consolidated funds',
};

const part = (id) => document.getElementById(id);
const unlock = part('unlock');
const form = part('switches');
const { merchant, normal } = document.documentElement.dataset;

// Only here: the key is in no address, storage or cookie.
let key = '';

class Fault extends Error {}

unlock.addEventListener('submit', (event) => {
  event.preventDefault();
  key = part('key').value.trim();
  void attempt(unlock, part('unlock-outcome'), async () => {
    show(await ask('GET'));
    unlock.hidden = true;
    form.hidden = false;
    part('key').value = '';
    part('first').focus();
    return '';
  });
});

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const wrong = findFaults();
  if (wrong !== undefined) {
    // First, because the text makes the bar higher and it must not cover the focused element.
    tell(part('outcome'), 'Nothing is applied yet: please check what is marked.', true);
    wrong.focus();
    return;
  }
  void attempt(form, part('outcome'), async () => {
    show(await ask('PUT', read()));
    return 'Applied. The site follows within a second; a page that is open shows it when it asks again.';
  });
});

part('restore').addEventListener('click', () => {
  void attempt(form, part('outcome'), async () => {
    show(await ask('PUT', JSON.parse(normal)));
    return 'Everything is as it was at the start.';
  });
});

part('add').addEventListener('click', addOperation);
part('operation').addEventListener('keydown', (event) => {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  addOperation();
});
form.addEventListener('input', ({ target }) => mark(target, ''));

/** Runs an action with all buttons disabled, and shows how it went. */
async function attempt(within, outcome, act) {
  const focused = document.activeElement;
  const buttons = [...within.querySelectorAll('button')];
  tell(outcome, '');
  for (const button of buttons) button.disabled = true;
  try {
    tell(outcome, await act());
  } catch (fault) {
    tell(outcome, fault instanceof Fault ? fault.message : 'The gateway could not be asked.', true);
  } finally {
    for (const button of buttons) button.disabled = false;
    // A button loses the focus when it is disabled.
    if (document.activeElement === document.body) focused?.focus();
  }
}

async function ask(method, body) {
  const headers = { Merchant: merchant, Language: 'EN', 'X-Demo-Key': key };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const answer = await fetch(ADDRESS, { method, headers, body: JSON.stringify(body), signal });
  const { success, value, errorCode, message } = await answer.json();
  if (success) return value;
  // A key that is too short is refused as invalid, but it is a wrong key too.
  const isKey = value?.fields?.some(({ field }) => field === 'X-Demo-Key') === true;
  if (errorCode === 'NOT_FOUND' || isKey) throw new Fault('This is not the key of this gateway.');
  const wait = value?.retryAfterSeconds;
  if (wait !== undefined) throw new Fault(`Too many calls. Please try again in ${wait} seconds.`);
  const fields = value?.fields?.map(({ field }) => field).join(', ');
  throw new Fault(fields === undefined ? message : `${message}: ${fields}`);
}

function show(switches) {
  const { flags, failingOperations, failingRate } = switches;
  for (const name of ['maintenance', 'regionBlock', 'captchas', 'popups'])
    form.elements[name].checked = switches[name];
  for (const name of ['slowMilliseconds', 'rateLimitFactor'])
    form.elements[name].value = String(switches[name]);
  form.elements.failingRate.value = String(Math.round(failingRate * 10_000) / 100);
  showFlags(flags);
  part('failing').replaceChildren(...failingOperations.map(operationRow));
}

function showFlags(flags) {
  const rows = part('flags');
  if (rows.childElementCount === 0) rows.append(...flags.map(flagRow));
  for (const { modId, enabled } of flags) part(modId).checked = enabled;
}

function flagRow({ modId }) {
  const label = document.createElement('label');
  const input = document.createElement('input');
  const words = document.createElement('span');
  const name = document.createElement('small');
  label.className = 'switch';
  Object.assign(input, { type: 'checkbox', id: modId });
  name.textContent = modId;
  words.append(FLAG_LABELS[modId] ?? modId, name);
  label.append(input, words);
  return label;
}

function operationRow(operation) {
  const row = document.createElement('li');
  const name = document.createElement('span');
  const remove = document.createElement('button');
  name.textContent = operation;
  Object.assign(remove, { type: 'button', className: 'quiet', textContent: 'Remove' });
  remove.setAttribute('aria-label', `Remove ${operation}`);
  remove.addEventListener('click', () => {
    row.remove();
    part('operation').focus();
  });
  row.append(name, remove);
  return row;
}

function addOperation() {
  const field = part('operation');
  const operation = field.value.trim();
  const known = [...part('operations').options].some(({ value }) => value === operation);
  if (operation === '') return;
  if (!known) {
    mark(field, 'The gateway has no operation of this name.');
    return;
  }
  mark(field, '');
  if (!listedOperations().includes(operation)) part('failing').append(operationRow(operation));
  field.value = '';
}

function listedOperations() {
  return [...part('failing').querySelectorAll('span')].map(({ textContent }) => textContent);
}

function read() {
  const { maintenance, regionBlock, captchas, popups } = form.elements;
  const { slowMilliseconds, failingRate, rateLimitFactor } = form.elements;
  const flags = [...part('flags').querySelectorAll('input')];
  return {
    maintenance: maintenance.checked,
    regionBlock: regionBlock.checked,
    flags: flags.map(({ id, checked }) => ({ modId: id, enabled: checked })),
    slowMilliseconds: Number(slowMilliseconds.value),
    failingRate: Number(failingRate.value) / 100,
    failingOperations: listedOperations(),
    rateLimitFactor: Number(rateLimitFactor.value),
    captchas: captchas.checked,
    popups: popups.checked,
  };
}

/** Marks the numbers that are out of bounds and returns the first one. */
function findFaults() {
  const numbers = [...form.querySelectorAll('input[type=number]')];
  for (const field of numbers) {
    const { min, max, validity } = field;
    const whole = field.step === '1' ? 'a whole number' : 'a number';
    mark(field, validity.valid ? '' : `Please give ${whole} from ${min} to ${max}.`);
  }
  const left = part('operation');
  // Otherwise text that was typed but not added would be lost silently.
  if (left.value.trim() !== '') mark(left, 'Please add this operation or clear the field.');
  return [...numbers, left].find((field) => field.getAttribute('aria-invalid') === 'true');
}

function mark(field, fault) {
  const text = part(`${field.id}-fault`);
  if (text === null) return;
  text.textContent = fault;
  field.setAttribute('aria-invalid', String(fault !== ''));
}

function tell(outcome, text, isFault = false) {
  outcome.textContent = text;
  outcome.toggleAttribute('data-failed', isFault);
}

const ADDRESS = '/wps/demo/switches';
const TIMEOUT_MS = 70_000;

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

const element = (id) => document.getElementById(id);
const unlock = element('unlock');
const form = element('switches');
const { merchant, normal } = document.documentElement.dataset;

// Only here: the key is in no address, storage or cookie.
let key = '';

class CallError extends Error {}

element('scenario').addEventListener('submit', (event) => {
  event.preventDefault();
  const words = encodeURIComponent(element('words').value.trim());
  window.open(`${element('scenario').dataset.site}/?scenario=${words}`, '_blank', 'noopener');
});

unlock.addEventListener('submit', (event) => {
  event.preventDefault();
  key = element('key').value.trim();
  void attempt(unlock, element('unlock-outcome'), async () => {
    show(await send('GET'));
    unlock.hidden = true;
    form.hidden = false;
    element('key').value = '';
    element('first').focus();
    return '';
  });
});

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const wrong = findInvalidField();
  if (wrong !== undefined) {
    // First, because the text makes the bar higher and it must not cover the focused element.
    showOutcome(element('outcome'), 'Nothing is applied yet: please check what is marked.', true);
    wrong.focus();
    return;
  }
  void attempt(form, element('outcome'), async () => {
    show(await send('PUT', read()));
    return 'Applied. The site follows within a second; a page that is open shows it when it asks again.';
  });
});

element('restore').addEventListener('click', () => {
  void attempt(form, element('outcome'), async () => {
    show(await send('PUT', JSON.parse(normal)));
    return 'Everything is as it was at the start.';
  });
});

element('add').addEventListener('click', addOperation);
element('operation').addEventListener('keydown', (event) => {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  addOperation();
});
form.addEventListener('input', ({ target }) => mark(target, ''));

/** Runs an action with all buttons disabled, and shows how it went. */
async function attempt(within, outcome, act) {
  const focused = document.activeElement;
  const buttons = [...within.querySelectorAll('button')];
  showOutcome(outcome, '');
  for (const button of buttons) button.disabled = true;
  try {
    showOutcome(outcome, await act());
  } catch (error) {
    showOutcome(
      outcome,
      error instanceof CallError ? error.message : 'The gateway could not be asked.',
      true,
    );
  } finally {
    for (const button of buttons) button.disabled = false;
    // A button loses the focus when it is disabled.
    if (document.activeElement === document.body) focused?.focus();
  }
}

async function send(method, body) {
  const headers = { Merchant: merchant, Language: 'EN', 'X-Demo-Key': key };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const answer = await fetch(ADDRESS, { method, headers, body: JSON.stringify(body), signal });
  const { success, value, errorCode, message } = await answer.json();
  if (success) return value;
  // A key that is too short is refused as invalid, but it is a wrong key too.
  const isKey = value?.fields?.some(({ field }) => field === 'X-Demo-Key') === true;
  if (errorCode === 'NOT_FOUND' || isKey)
    throw new CallError('This is not the key of this gateway.');
  const wait = value?.retryAfterSeconds;
  if (wait !== undefined)
    throw new CallError(`Too many calls. Please try again in ${wait} seconds.`);
  const fields = value?.fields?.map(({ field }) => field).join(', ');
  throw new CallError(fields === undefined ? message : `${message}: ${fields}`);
}

function show(switches) {
  const { flags, failingOperations, failingRate } = switches;
  for (const name of ['maintenance', 'regionBlock', 'captchas', 'popups'])
    form.elements[name].checked = switches[name];
  for (const name of ['slowMilliseconds', 'rateLimitFactor'])
    form.elements[name].value = String(switches[name]);
  form.elements.failingRate.value = String(Math.round(failingRate * 10_000) / 100);
  showFlags(flags);
  element('failing').replaceChildren(...failingOperations.map(operationRow));
}

function showFlags(flags) {
  const rows = element('flags');
  if (rows.childElementCount === 0) rows.append(...flags.map(flagRow));
  for (const { modId, enabled } of flags) element(modId).checked = enabled;
}

function flagRow({ modId }) {
  const label = document.createElement('label');
  const input = document.createElement('input');
  const text = document.createElement('span');
  const name = document.createElement('small');
  label.className = 'switch';
  Object.assign(input, { type: 'checkbox', id: modId });
  name.textContent = modId;
  text.append(FLAG_LABELS[modId] ?? modId, name);
  label.append(input, text);
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
    element('operation').focus();
  });
  row.append(name, remove);
  return row;
}

function addOperation() {
  const field = element('operation');
  const operation = field.value.trim();
  const known = [...element('operations').options].some(({ value }) => value === operation);
  if (operation === '') return;
  if (!known) {
    mark(field, 'The gateway has no operation of this name.');
    return;
  }
  mark(field, '');
  if (!listedOperations().includes(operation)) element('failing').append(operationRow(operation));
  field.value = '';
}

function listedOperations() {
  return [...element('failing').querySelectorAll('span')].map(({ textContent }) => textContent);
}

function read() {
  const { maintenance, regionBlock, captchas, popups } = form.elements;
  const { slowMilliseconds, failingRate, rateLimitFactor } = form.elements;
  const flags = [...element('flags').querySelectorAll('input')];
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
function findInvalidField() {
  const numbers = [...form.querySelectorAll('input[type=number]')];
  for (const field of numbers) {
    const { min, max, validity } = field;
    const whole = field.step === '1' ? 'a whole number' : 'a number';
    mark(field, validity.valid ? '' : `Please give ${whole} from ${min} to ${max}.`);
  }
  const left = element('operation');
  // Otherwise text that was typed but not added would be lost silently.
  if (left.value.trim() !== '') mark(left, 'Please add this operation or clear the field.');
  return [...numbers, left].find((field) => field.getAttribute('aria-invalid') === 'true');
}

function mark(field, error) {
  const text = element(`${field.id}-fault`);
  if (text === null) return;
  text.textContent = error;
  field.setAttribute('aria-invalid', String(error !== ''));
}

function showOutcome(outcome, text, isError = false) {
  outcome.textContent = text;
  outcome.toggleAttribute('data-failed', isError);
}

const FIELD = {
  name: 'Name under which the value is submitted.',
  disabled: 'Whether it cannot be used now, nor is submitted.',
  required: 'Whether a form asks for a value.',
  readOnly: 'Whether the value can be read and copied, not changed.',
  placeholder: 'Example of a value in the empty field; no replacement of the label.',
  autoComplete: 'What the browser may fill in, as in `username`.',
  inputMode: 'Which keyboard a phone shows.',
  maxLength: 'Most characters that can be typed.',
  value: 'Controlled value.',
  defaultValue: 'Value at first.',
  onChange: 'Called when the value changes.',
  onBlur: 'Called when the focus leaves.',
};
const CHECK = {
  name: FIELD.name,
  value: 'Value that is submitted when it is on.',
  disabled: FIELD.disabled,
  required: FIELD.required,
  checked: 'Whether it is on, controlled.',
  defaultChecked: 'Whether it is on at first.',
  onChange: FIELD.onChange,
};

/** Native props that most uses of an element need. They have no sentence in the types of React. */
const ELEMENTS: Record<string, Record<string, string>> = {
  button: {
    type: 'What it does in a form: nothing, submit or reset.',
    disabled: 'Whether it cannot be pressed now.',
    onClick: 'Called when it is pressed, by pointer or keyboard.',
  },
  a: {
    href: 'Address that it leads to.',
    target: 'Where it opens, as in `_blank`.',
    onClick: 'Called before the address opens.',
  },
  form: { onSubmit: 'Called when it is submitted.' },
  input: FIELD,
  textarea: { ...FIELD, rows: 'Height in lines.' },
  select: {
    name: FIELD.name,
    disabled: FIELD.disabled,
    required: FIELD.required,
    value: FIELD.value,
    defaultValue: FIELD.defaultValue,
    onChange: FIELD.onChange,
    onBlur: FIELD.onBlur,
  },
  checkbox: CHECK,
};

const HAVE_NO_CONTENT = new Set<string | undefined>(['input', 'textarea', 'img']);

/** The sentence for a native prop, if it is one that is worth a row. */
export function nativeSentence(element: string | undefined, name: string): string | undefined {
  if (name === 'children') return HAVE_NO_CONTENT.has(element) ? undefined : 'Content.';
  return element === undefined ? undefined : ELEMENTS[element]?.[name];
}

import { Stack } from '@parlour/design-system/layout/Stack';
import { TextField } from '@parlour/design-system/TextField';
import type { BrandValues } from '@parlour/design-system/theme';
import type { StudioBrand } from './studioBrand';

interface BrandFormProps {
  values: BrandValues;
  error: StudioBrand['error'];
  onChange: (values: BrandValues) => void;
}

// As high as the field around it: the swatch is smaller than what can be pressed.
const SWATCH = {
  inlineSize: 44,
  blockSize: 44,
  marginBlock: -6,
  padding: 8,
  border: 0,
  background: 'none',
} as const;

const COLORS = [
  {
    value: 'brandColor',
    label: 'Brand colour',
    hint: 'The one main action of a view. A bright one stays bright below a dark label.',
  },
  {
    value: 'accentColor',
    label: 'Accent colour',
    hint: 'What is precious: jackpots, ranks, rewards.',
  },
] as const;
const TEXTS = [
  { value: 'displayFont', label: 'Font of headings', hint: 'A family that the page has already.' },
  { value: 'logo', label: 'Logo', hint: 'Its address, SVG at best.' },
] as const;

/** The values that a merchant sets, with errors beside their fields. */
export function BrandForm({ values, error, onChange }: BrandFormProps) {
  const set = (value: keyof BrandValues, next: string | number | undefined) =>
    onChange({ ...values, [value]: next === '' ? undefined : next });
  const errorOf = (value: keyof BrandValues) => (error?.value === value ? error.reason : undefined);
  return (
    <Stack>
      <TextField
        label="Name"
        value={values.name}
        error={errorOf('name')}
        onChange={({ target }) => onChange({ ...values, name: target.value })}
      />
      {COLORS.map(({ value, label, hint }) => (
        <TextField
          key={value}
          label={label}
          hint={hint}
          error={errorOf(value)}
          value={values[value] ?? ''}
          placeholder="#rrggbb"
          spellCheck={false}
          prefix={
            <input
              type="color"
              aria-label={`Pick: ${label}`}
              style={SWATCH}
              value={/^#[\da-f]{6}$/i.test(values[value] ?? '') ? values[value] : '#808080'}
              onChange={({ target }) => set(value, target.value)}
            />
          }
          onChange={({ target }) => set(value, target.value.trim())}
        />
      ))}
      <TextField
        label="Radius of controls, in px"
        hint="0 to 24; cards and panels follow it."
        type="number"
        min={0}
        max={24}
        error={errorOf('radius')}
        value={typeof values.radius === 'number' ? values.radius : ''}
        onChange={({ target }) =>
          set('radius', target.value === '' ? undefined : Number(target.value))
        }
      />
      {TEXTS.map(({ value, label, hint }) => (
        <TextField
          key={value}
          label={label}
          hint={hint}
          error={errorOf(value)}
          value={values[value] ?? ''}
          onChange={({ target }) => set(value, target.value)}
        />
      ))}
    </Stack>
  );
}

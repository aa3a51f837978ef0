import { Button } from '@parlour/design-system/Button';
import { Inline } from '@parlour/design-system/layout/Inline';
import { Stack } from '@parlour/design-system/layout/Stack';
import { showToast } from '@parlour/design-system/ToastRegion';
import {
  type Brand,
  type BrandValues,
  designTokens,
  tokensCss,
} from '@parlour/design-system/theme';
import { color, fontSize, radius, space } from '@parlour/design-system/tokens';

const CODE = {
  margin: 0,
  padding: space(12),
  overflowX: 'auto',
  borderRadius: radius('control'),
  background: color('surface-sunken'),
  fontSize: fontSize('sm'),
} as const;

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

function download(name: string, type: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** The `theme` part of merchant.json to copy, and all tokens as files. */
export function Exports({ values, brand }: { values: BrandValues; brand: Brand }) {
  const theme = json({ theme: values });
  return (
    <Stack gap={12}>
      {/* A region that scrolls has to be reached by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre style={CODE} tabIndex={0} aria-label="The theme part of merchant.json">
        {theme}
      </pre>
      <Inline>
        <Button
          onClick={() =>
            void navigator.clipboard
              .writeText(theme)
              .then(() => showToast({ title: 'Copied', tone: 'positive' }))
          }
        >
          Copy for merchant.json
        </Button>
        <Button
          variant="outline"
          tone="neutral"
          onClick={() => download('tokens.css', 'text/css', tokensCss(brand))}
        >
          Tokens as CSS
        </Button>
        <Button
          variant="outline"
          tone="neutral"
          onClick={() => download('tokens.json', 'application/json', json(designTokens(brand)))}
        >
          Tokens as Design Tokens JSON
        </Button>
      </Inline>
    </Stack>
  );
}

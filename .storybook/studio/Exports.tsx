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
import { saveFile } from '../../packages/design-system/src/components/DataTable/saveFile';

const CODE = {
  margin: 0,
  padding: space(12),
  overflowX: 'auto',
  borderRadius: radius('control'),
  background: color('surface-sunken'),
  fontSize: fontSize('sm'),
} as const;

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** The browser may refuse, as in a frame or without https; the text can be selected by hand. */
async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ title: 'Copied', tone: 'positive' });
  } catch {
    showToast({ title: 'The browser did not let it be copied', tone: 'warning' });
  }
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
        <Button onClick={() => void copy(theme)}>Copy for merchant.json</Button>
        <Button
          variant="outline"
          tone="neutral"
          onClick={() => saveFile('tokens.css', tokensCss(brand), 'text/css')}
        >
          Tokens as CSS
        </Button>
        <Button
          variant="outline"
          tone="neutral"
          onClick={() => saveFile('tokens.json', json(designTokens(brand)), 'application/json')}
        >
          Tokens as Design Tokens JSON
        </Button>
      </Inline>
    </Stack>
  );
}

import { Button } from '@parlour/design-system/Button';
import { Inline } from '@parlour/design-system/layout/Inline';
import { Stack } from '@parlour/design-system/layout/Stack';
import { saveFile } from '@parlour/design-system/saveFile';
import { designTokens, tokensCss } from '@parlour/design-system/theme';
import { copyText } from '../copyText';
import type { GoodBrand } from '../useStudio';
import * as S from './files.styles';

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** The `theme` part of merchant.json to copy, and the brand as files. */
export function Exports({ good: { values, brand } }: { good: GoodBrand }) {
  const theme = json({ theme: values });
  return (
    <Stack gap={12}>
      {/* A region that scrolls has to be reached by keyboard. */}
      <S.Code tabIndex={0} role="group" aria-label="The theme part of merchant.json">
        {theme}
      </S.Code>
      <Inline>
        <Button onClick={() => void copyText(theme, 'Copied')}>Copy for merchant.json</Button>
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

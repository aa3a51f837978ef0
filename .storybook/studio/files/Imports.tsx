import { Button } from '@parlour/design-system/Button';
import { Inline } from '@parlour/design-system/layout/Inline';
import { Stack } from '@parlour/design-system/layout/Stack';
import { Notice } from '@parlour/design-system/Notice';
import { showToast } from '@parlour/design-system/ToastRegion';
import type { BrandValues } from '@parlour/design-system/theme';
import { useState } from 'react';
import { FileDrop } from '../FileDrop';
import * as S from './files.styles';
import { readBrandFile } from './readBrandFile';
import type { BrandFile } from './readDesignTokens';

interface ImportsProps {
  /** Called with the values of a file to go on with. */
  onUse: (values: BrandValues) => void;
  /** Called with the values of a file to compare with. */
  onCompare: (values: BrandValues) => void;
}

/** Takes the values of a brand from a file, after a look at what is in it. */
export function Imports({ onUse, onCompare }: ImportsProps) {
  const [read, setRead] = useState<{ name: string; file: BrandFile } | null>(null);
  const values = read?.file.values ?? null;
  const take = (use: (values: BrandValues) => void, title: string) => () => {
    if (values === null) return;
    use(values);
    showToast({ title, tone: 'positive' });
  };
  return (
    <Stack>
      <FileDrop
        label="Merchant document or Design Tokens file"
        hint="merchant.json, its theme part, or tokens.json. It is read here and sent nowhere."
        choose="Choose a file"
        drop="or drop it here"
        accept=".json,application/json"
        error={read?.file.reason ?? undefined}
        onFile={(file) =>
          void readBrandFile(file).then((made) => setRead({ name: file.name, file: made }))
        }
      />
      {read === null || (values === null && read.file.notes.length === 0) ? null : (
        <Notice
          tone={values === null || read.file.notes.length > 0 ? 'warning' : 'positive'}
          role="status"
          title={
            <>
              <bdi>{read.name}</bdi>
              {values === null ? ' was not taken' : `: ${values.name}`}
            </>
          }
        >
          {read.file.notes.length === 0 ? (
            'Every value of it can be used.'
          ) : (
            <S.Notes role="list">
              {read.file.notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </S.Notes>
          )}
        </Notice>
      )}
      {values === null ? null : (
        <Inline>
          <Button onClick={take(onUse, 'Values taken; undo goes back')}>Use these values</Button>
          <Button
            variant="outline"
            tone="neutral"
            onClick={take(onCompare, `Compared with ${values.name}`)}
          >
            Compare with them
          </Button>
        </Inline>
      )}
    </Stack>
  );
}

import { Button } from '@parlour/design-system/Button';
import { DownloadIcon } from '@parlour/design-system/icons/DownloadIcon';
import { Stack } from '@parlour/design-system/layout/Stack';
import { saveFile } from '@parlour/design-system/saveFile';
import { VisuallyHidden } from '@parlour/design-system/VisuallyHidden';
import { copyText } from '../copyText';
import type { GoodBrand } from '../useStudio';
import { EXPORT_FILES, type ExportFile } from './exportFiles';
import * as S from './files.styles';
import { toJson } from './toJson';

async function save({ nameOf, make, type }: ExportFile, good: GoodBrand): Promise<void> {
  saveFile(nameOf(good), await make(good), type);
}

/** The `theme` part of merchant.json to copy, and the brand as files. */
export function Exports({ good }: { good: GoodBrand }) {
  const theme = toJson({ theme: good.values });
  return (
    <Stack gap={24}>
      <S.List role="list">
        {EXPORT_FILES.map((file) => (
          <S.File key={file.title}>
            <S.FileTexts>
              <strong>{file.title}</strong>
              <span>{file.hint}</span>
            </S.FileTexts>
            <Button
              size="sm"
              variant="outline"
              tone="neutral"
              icon={<DownloadIcon />}
              onClick={() => void save(file, good)}
            >
              {file.nameOf(good)}
              <VisuallyHidden> of {file.title}</VisuallyHidden>
            </Button>
          </S.File>
        ))}
      </S.List>
      <Stack gap={12} align="start">
        {/* A region that scrolls has to be reached by keyboard. */}
        <S.Code tabIndex={0} role="group" aria-label="The theme part of merchant.json">
          {theme}
        </S.Code>
        <Button onClick={() => void copyText(theme, 'Copied')}>Copy for merchant.json</Button>
      </Stack>
    </Stack>
  );
}

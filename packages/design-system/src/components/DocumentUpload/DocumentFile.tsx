import { useEffect, useId, useRef } from 'react';
import { CloseIcon } from '../../icons/CloseIcon';
import { ContractIcon } from '../../icons/ContractIcon';
import { noText } from '../../labels/noText';
import type { FoundLabels } from '../../labels/useLabels';
import { IconButton } from '../IconButton/IconButton';
import { drawPreview } from '../ImageUpload/drawPreview';
import * as S from './DocumentUpload.styles';
import type { DocumentUploadLabels } from './documents';

export interface DocumentFileProps {
  file: File;
  labels: FoundLabels<DocumentUploadLabels>;
  progress: number | undefined;
  isUploading: boolean;
  onRemove: (() => void) | undefined;
}

/** A chosen file with its preview. */
export function DocumentFile({ file, labels, progress, isUploading, onRemove }: DocumentFileProps) {
  const nameId = useId();
  const preview = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    const canvas = preview.current;
    if (canvas === null) return;
    // A PDF is no picture: the icon behind the canvas is shown.
    void drawPreview(file, canvas).then((isDrawn) => (canvas.hidden = !isDrawn));
  }, [file]);

  return (
    <S.File>
      <S.Tile>
        <ContractIcon />
        <canvas ref={preview} aria-hidden hidden />
      </S.Tile>
      <S.FileText>
        <S.Name id={nameId}>{file.name}</S.Name>
        {isUploading ? (
          <S.Progress
            value={progress}
            max={1}
            aria-label={labels.states?.uploading ?? noText('DocumentUpload.states')}
            aria-describedby={nameId}
          />
        ) : null}
      </S.FileText>
      {onRemove === undefined ? null : (
        <IconButton
          data-remove
          label={labels.remove?.(file.name) ?? noText('DocumentUpload.remove')}
          icon={<CloseIcon />}
          onClick={onRemove}
        />
      )}
    </S.File>
  );
}

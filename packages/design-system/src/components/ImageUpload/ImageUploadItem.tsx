import { type ReactNode, useEffect, useId, useRef } from 'react';
import { CheckIcon } from '../../icons/CheckIcon';
import { CloseIcon } from '../../icons/CloseIcon';
import { ErrorIcon } from '../../icons/ErrorIcon';
import { ImageIcon } from '../../icons/ImageIcon';
import { IconButton } from '../IconButton/IconButton';
import { drawPreview } from './drawPreview';
import * as S from './ImageUpload.styles';

/** Upload status of one file. */
export interface ImageUploadStatus {
  /** Uploaded fraction, 0 to 1. */
  progress?: number | undefined;
  /** Why the upload failed. */
  error?: ReactNode;
}

export interface ImageUploadItemProps {
  file: File;
  status: ImageUploadStatus | undefined;
  labels: { remove: string; progress: string };
  isDisabled: boolean;
  onRemove: () => void;
}

/** One chosen picture. */
export function ImageUploadItem({
  file,
  status,
  labels,
  isDisabled,
  onRemove,
}: ImageUploadItemProps) {
  const nameId = useId();
  const preview = useRef<HTMLCanvasElement>(null);
  const { progress, error } = status ?? {};

  useEffect(() => {
    const canvas = preview.current;
    if (canvas === null) return;
    // If the bytes only start like a picture, the icon behind the canvas is shown.
    void drawPreview(file, canvas).then((isDrawn) => (canvas.hidden = !isDrawn));
  }, [file]);

  return (
    <S.Item data-failed={error ? true : undefined}>
      <S.Tile>
        <ImageIcon />
        <canvas ref={preview} aria-hidden hidden />
      </S.Tile>
      <S.Text>
        <S.Name id={nameId}>{file.name}</S.Name>
        {error ? (
          <S.ErrorText role="alert">
            <ErrorIcon />
            <span>{error}</span>
          </S.ErrorText>
        ) : progress === undefined ? null : (
          <S.Progress
            value={progress}
            max={1}
            aria-label={labels.progress}
            aria-describedby={nameId}
          />
        )}
      </S.Text>
      {progress === 1 && !error ? (
        <S.Done>
          <CheckIcon />
        </S.Done>
      ) : null}
      <IconButton
        data-remove
        label={[labels.remove, file.name].join(' ')}
        icon={<CloseIcon />}
        disabled={isDisabled}
        onClick={onRemove}
      />
    </S.Item>
  );
}

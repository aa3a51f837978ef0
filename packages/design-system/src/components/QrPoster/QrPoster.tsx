import { QRCodeCanvas } from 'qrcode.react';
import { type ComponentPropsWithRef, useEffect, useRef } from 'react';
import { useLabels } from '../../labels/useLabels';
import { Button } from '../Button/Button';
import { saveFile } from '../DataTable/saveFile';
import { drawPoster, POSTER_CODE_PX, POSTER_SIZE } from './drawPoster';
import * as S from './QrPoster.styles';

export interface QrPosterLabels {
  /** Text of the button that saves the poster. */
  download: string;
}

export interface QrPosterProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  /** Name of the site, at the top. */
  siteName: string;
  /** One line that says what the code is for. */
  headline: string;
  /** Address of the code; it is also written below it. */
  value: string;
  /** Describes the poster for screen readers. */
  label: string;
  /** Name of the saved file, with the ending `.png`. */
  fileName: string;
  labels?: Partial<QrPosterLabels>;
}

/**
 * A poster with a QR code in the colours of the brand, to look at and to save as a PNG of A5 at 150 dpi. It is drawn
 * in the browser. For a code alone use `QrCode`.
 */
export function QrPoster({
  siteName,
  headline,
  value,
  label,
  fileName,
  labels,
  ...rest
}: QrPosterProps) {
  const texts = useLabels<QrPosterLabels>('QrPoster', labels);
  const sheet = useRef<HTMLCanvasElement>(null);
  const code = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    let isGone = false;
    const draw = () => {
      if (isGone || sheet.current === null || code.current === null) return;
      drawPoster(sheet.current, code.current, { siteName, headline, value });
    };
    draw();
    // A face that arrives later would change the words on the screen, but not those on the poster.
    if ('fonts' in document) void document.fonts.ready.then(draw);
    return () => {
      isGone = true;
    };
  }, [siteName, headline, value]);

  const handleDownload = () => {
    sheet.current?.toBlob((picture) => {
      if (picture !== null) saveFile(fileName, picture, 'image/png');
    }, 'image/png');
  };

  return (
    <S.Root data-component="QrPoster" {...rest}>
      <S.Sheet
        ref={sheet}
        data-scheme="light"
        role="img"
        aria-label={label}
        width={POSTER_SIZE.width}
        height={POSTER_SIZE.height}
      />
      <S.Source data-scheme="light" hidden>
        <QRCodeCanvas
          ref={code}
          value={value}
          size={POSTER_CODE_PX}
          marginSize={0}
          bgColor="transparent"
          fgColor="currentColor"
        />
      </S.Source>
      <Button variant="outline" onClick={handleDownload}>
        {texts.download}
      </Button>
    </S.Root>
  );
}

import { Spinner } from '@parlour/design-system/Spinner';
import { useEffect, useRef, useState } from 'react';
import * as S from './stage.styles';
import type { DEVICES } from './stageView';
import { useFrameReady } from './useFrameReady';

interface StoryFrameProps {
  /** Name of the frame. */
  title: string;
  /** Address of the story. */
  src: string;
  device: (typeof DEVICES)[keyof typeof DEVICES];
}

/** A story at the width of a device, drawn smaller where there is no room for it. */
export function StoryFrame({ title, src, device }: StoryFrameProps) {
  const screen = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [scale, setScale] = useState(1);
  const { isReady, handleLoad } = useFrameReady(frame);
  useEffect(() => {
    if (screen.current === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      // A hidden one has no width.
      const width = entry?.contentRect.width ?? 0;
      if (width > 0) setScale(Math.min(1, width / device.inline));
    });
    observer.observe(screen.current);
    return () => observer.disconnect();
  }, [device]);
  return (
    <S.Screen
      ref={screen}
      style={{ '--_inline': device.inline, '--_block': device.block, '--_scale': scale }}
    >
      <S.Frame
        ref={frame}
        title={title}
        src={src}
        data-loading={!isReady || undefined}
        onLoad={handleLoad}
      />
      {isReady ? null : (
        <S.Loading>
          <Spinner />
        </S.Loading>
      )}
    </S.Screen>
  );
}

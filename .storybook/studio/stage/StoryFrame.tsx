import { useEffect, useRef, useState } from 'react';
import * as S from './stage.styles';
import type { DEVICES } from './stageView';

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
  const [scale, setScale] = useState(1);
  useEffect(() => {
    if (screen.current === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setScale(Math.min(1, entry.contentRect.width / device.inline));
    });
    observer.observe(screen.current);
    return () => observer.disconnect();
  }, [device]);
  return (
    <S.Screen
      ref={screen}
      style={{ '--_inline': device.inline, '--_block': device.block, '--_scale': scale }}
    >
      <S.Frame title={title} src={src} />
    </S.Screen>
  );
}

import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { TEXT } from '../demo/content';
import { Icon } from './Icon';

const SHOWN_FOR_MS = 5000;
const SLIDE_MS = 1000;
const DRAG_SHARE = 0.2;

interface BannerStripProps {
  banners: readonly { id: string; title: string; picture: string }[];
}

/** Rotating pictures: one animation for each slide, none while hovered, focused, paused or off screen. */
export function BannerStrip({ banners }: BannerStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const drag = useRef({ from: 0, by: 0, isDown: false });
  const [current, setCurrent] = useState(0);
  const [isPaused, setPaused] = useState(() => matchMedia('(prefers-reduced-motion)').matches);
  const [isHeld, setHeld] = useState(false);
  const [isSeen, setSeen] = useState(false);

  const count = banners.length;
  const go = (step: number) => {
    const next = (current + step + count) % count;
    const isRtl = strip.current !== null && getComputedStyle(strip.current).direction === 'rtl';
    const from = `${String(Math.sign(step) * (isRtl ? -100 : 100) + drag.current.by)}%`;
    if (!matchMedia('(prefers-reduced-motion)').matches && next !== current)
      track.current?.animate([{ transform: `translateX(${from})` }, { transform: 'none' }], {
        duration: SLIDE_MS,
        easing: 'ease',
      });
    setCurrent(next);
  };

  useEffect(() => {
    let isOnScreen = false;
    const report = () => setSeen(isOnScreen && !document.hidden);
    const observer = new IntersectionObserver(([entry]) => {
      isOnScreen = entry?.isIntersecting ?? false;
      report();
    });
    if (strip.current !== null) observer.observe(strip.current);
    document.addEventListener('visibilitychange', report);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', report);
    };
  }, []);

  const isRunning = isSeen && !isPaused && !isHeld;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setTimeout(() => go(1), SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  });

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    go(getComputedStyle(event.currentTarget).direction === 'rtl' ? -step : step);
  };
  const handlePointerMove = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    if (!drag.current.isDown) return;
    drag.current.by = ((clientX - drag.current.from) / currentTarget.clientWidth) * 100;
    track.current?.style.setProperty('transform', `translateX(${String(drag.current.by)}%)`);
  };
  const handlePointerUp = () => {
    const { by, isDown } = drag.current;
    if (!isDown) return;
    drag.current.isDown = false;
    track.current?.style.removeProperty('transform');
    if (Math.abs(by) > DRAG_SHARE * 100) go(by < 0 ? 1 : -1);
    drag.current.by = 0;
  };

  return (
    // Arrow keys work from any of its focused buttons.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className="banners"
      aria-roledescription="carousel"
      aria-label={TEXT.banners}
      onKeyDown={handleKeyDown}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div
        ref={strip}
        className="view"
        onPointerDown={(event) => {
          drag.current = { from: event.clientX, by: 0, isDown: true };
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={handlePointerMove}
        onPointerUp={handlePointerUp}
        onPointerCancel={handlePointerUp}
      >
        <div ref={track} className="track">
          {[-1, 0, 1].map((offset) => {
            const banner = banners[(current + offset + count) % count];
            return banner === undefined ? null : (
              <img
                key={offset}
                src={banner.picture}
                alt={offset === 0 ? banner.title : ''}
                draggable={false}
              />
            );
          })}
        </div>
      </div>
      <div className="controls">
        {banners.map(({ id, title }, index) => (
          <button
            key={id}
            type="button"
            className="dot"
            aria-label={title}
            aria-current={index === current}
            onClick={() => go(index - current)}
          />
        ))}
        <button
          type="button"
          aria-label={isPaused ? TEXT.resume : TEXT.pause}
          onClick={() => setPaused(!isPaused)}
        >
          <Icon name={isPaused ? 'play' : 'pause'} />
        </button>
      </div>
    </section>
  );
}

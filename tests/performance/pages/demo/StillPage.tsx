import { NOTICES } from './ticking';

interface StillPageProps {
  figure: string;
  time: string;
  /** How far the notices have moved, in px. */
  shift?: number;
}

/** A figure, notices and the time, none of which moves by itself. */
export function StillPage({ figure, time, shift = 0 }: StillPageProps) {
  return (
    <>
      <div className="figure">{figure}</div>
      <div className="line">
        <div className="window">
          <div className="track" style={{ transform: `translateX(${String(-shift)}px)` }}>
            {[...NOTICES, ...NOTICES].map(({ title }, at) => (
              // Each title occurs twice, so titles can't be keys.
              <span key={String(at)}>{title}</span>
            ))}
          </div>
        </div>
        <time>{time}</time>
      </div>
    </>
  );
}

import { NOTICES } from './ticking';

interface StillPageProps {
  figure: string;
  time: string;
  /** How far the notices have gone, in px. */
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
              // The second of the two lists is a copy, so titles alone are no keys.
              <span key={String(at)}>{title}</span>
            ))}
          </div>
        </div>
        <time>{time}</time>
      </div>
    </>
  );
}

import './styles.css';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { BANNERS } from '../demo/content';
import { start } from '../demo/start';

const SHOWN_FOR_MS = 5000;
const SLIDE_MS = 1000;

/** Two pictures side by side, and one animation for each change. */
function Loop() {
  const track = useRef<HTMLDivElement>(null);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTurn((before) => before + 1), SHOWN_FOR_MS);
    return () => clearInterval(timer);
  }, []);
  useLayoutEffect(() => {
    if (turn === 0) return;
    track.current?.animate([{ transform: 'translateX(100%)' }, { transform: 'none' }], {
      duration: SLIDE_MS,
      easing: 'ease',
    });
  }, [turn]);
  return (
    <div className="view">
      <div ref={track} className="track">
        {[turn + BANNERS.length - 1, turn].map((at) => {
          const banner = BANNERS[at % BANNERS.length];
          return banner && <img key={banner.id} src={banner.picture} alt={banner.title} />;
        })}
      </div>
    </div>
  );
}

start(<Loop />);

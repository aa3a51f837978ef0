import '../demo/ticking.css';
import { useEffect, useState } from 'react';
import { StillPage } from '../demo/StillPage';
import { start } from '../demo/start';
import { clockText, FIRST_FIGURE, figureText, GROWTH, GROWTH_MS } from '../demo/ticking';

const PX_A_SECOND = 50;
const ROUND_PX = 800;

/** Everything that moves is React state, which changes in each frame. */
function Page() {
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    const began = performance.now();
    let frame: number;
    const step = (now: number) => {
      setPassed(now - began);
      frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <StillPage
      figure={figureText(FIRST_FIGURE + (passed / GROWTH_MS) * GROWTH)}
      time={clockText(new Date())}
      shift={((passed / 1000) * PX_A_SECOND) % ROUND_PX}
    />
  );
}

start(<Page />);

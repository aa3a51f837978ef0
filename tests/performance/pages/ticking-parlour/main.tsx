import '../demo/ticking.css';
import { Clock } from '@parlour/design-system/Clock';
import { JackpotCounter } from '@parlour/design-system/JackpotCounter';
import { Marquee } from '@parlour/design-system/Marquee';
import { ThemeProvider } from '@parlour/design-system/theme';
import { start } from '../demo/start';
import { EVEN_CHANCE, NOTICES } from '../demo/ticking';

const BUTTONS = { pause: 'Pause', resume: 'Play' };
const evenChance = () => EVEN_CHANCE;

start(
  <ThemeProvider>
    <JackpotCounter
      source={{ kind: 'simulated' }}
      random={evenChance}
      labels={{ name: 'Jackpot', note: 'This figure is illustrative.', ...BUTTONS }}
    />
    <Marquee
      items={NOTICES}
      labels={{ list: 'Notices', ...BUTTONS }}
      end={<Clock label="Local time" />}
    />
  </ThemeProvider>,
);

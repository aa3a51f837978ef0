import '../demo/ticking.css';
import { StillPage } from '../demo/StillPage';
import { start } from '../demo/start';
import { clockText, FIRST_FIGURE, figureText } from '../demo/ticking';

start(<StillPage figure={figureText(FIRST_FIGURE)} time={clockText(new Date())} />);

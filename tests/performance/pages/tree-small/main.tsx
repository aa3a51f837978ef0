import { start } from '../demo/start';
import { TeamPage } from '../demo/TeamPage';

start(<TeamPage members={1000} />);

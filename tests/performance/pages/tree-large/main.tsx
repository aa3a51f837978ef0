import { start } from '../demo/start';
import { TeamPage } from '../demo/TeamPage';

start(<TeamPage members={100_000} />);

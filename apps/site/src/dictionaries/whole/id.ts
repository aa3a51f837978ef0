import { dictionary as first } from '../id?whole';
import { dictionary as late } from '../late/id?whole';

export const dictionary = { ...first, ...late };

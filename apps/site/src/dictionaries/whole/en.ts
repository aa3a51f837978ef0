import { dictionary as first } from '../en?whole';
import { dictionary as late } from '../late/en?whole';

export const dictionary = { ...first, ...late };

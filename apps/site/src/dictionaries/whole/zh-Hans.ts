import { dictionary as late } from '../late/zh-Hans?whole';
import { dictionary as first } from '../zh-Hans?whole';

export const dictionary = { ...first, ...late };

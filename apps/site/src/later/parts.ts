// In one piece: each is seldom asked for, and the first page carries one address for all.
export { addFallbackTexts } from '@parlour/feature-core';
export { StatusPage } from '@parlour/feature-frame';
export { chooseAlike } from './chooseAlike';
export { comeBackTo } from './comeBackTo';
export { goToHash } from './goToHash';
export { showBootFault } from './showBootFault';
export { tellOfLanguages } from './tellOfLanguages';
export { tellOfStorage } from './tellOfStorage';

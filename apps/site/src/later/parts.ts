// In one piece: each is seldom asked for, and the first page carries one address for all.
export { bootFault } from './BootFault';
export { chooseAlike } from './chooseAlike';
export { comeBackTo } from './comeBackTo';
export { tellOfStorage } from './tellOfStorage';

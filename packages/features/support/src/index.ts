export { supportFeature } from './feature';
export { SideBar } from './SideBar';

export { supportFeature } from './feature';
export { ContentPageShell } from './pages/ContentPage/ContentPageShell';
export { SideBar } from './SideBar';

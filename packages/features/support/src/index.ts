export { SideBar } from './SideBar';

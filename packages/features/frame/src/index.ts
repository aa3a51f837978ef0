export { createCentres } from './centres/Centres';
export { BottomBar } from './components/BottomBar/BottomBar';
export {
  CategoriesNews,
  type CategoriesNewsProps,
} from './components/CategoriesNews/CategoriesNews';
export { ChunkStatus, type ChunkStatusProps } from './components/ChunkStatus/ChunkStatus';
export {
  ConnectionNews,
  type ConnectionNewsProps,
} from './components/ConnectionNews/ConnectionNews';
export { Footer } from './components/Footer/Footer';
export { Header, type HeaderProps } from './components/Header/Header';
export { MainNav } from './components/MainNav/MainNav';
export { BootFaultPage } from './pages/BootFaultPage/BootFaultPage';
export { NotFoundPage } from './pages/NotFoundPage/NotFoundPage';
export { StatusPage, type StatusPageProps } from './pages/StatusPage/StatusPage';

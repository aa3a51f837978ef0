export { createCentres } from './centres/Centres';
export { AgeQuestion, type AgeQuestionProps } from './components/AgeQuestion/AgeQuestion';
export { BottomBar } from './components/BottomBar/BottomBar';
export { ChunkStatus, type ChunkStatusProps } from './components/ChunkStatus/ChunkStatus';
export {
  ConnectionStatus,
  type ConnectionStatusProps,
} from './components/ConnectionStatus/ConnectionStatus';
export { Footer } from './components/Footer/Footer';
export { Header, type HeaderProps } from './components/Header/Header';
export { MainNav } from './components/MainNav/MainNav';
export {
  NavigationError,
  type NavigationErrorProps,
} from './components/NavigationError/NavigationError';
export { BootErrorPage } from './pages/BootErrorPage/BootErrorPage';
export { NotFoundPage } from './pages/NotFoundPage/NotFoundPage';
export { StatusPage, type StatusPageProps } from './pages/StatusPage/StatusPage';

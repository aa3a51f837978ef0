export { default } from '../GameListPage/FirstFrame';

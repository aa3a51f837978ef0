export { InlineLogin } from './components/InlineLogin/InlineLogin';

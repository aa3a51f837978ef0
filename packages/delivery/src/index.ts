export { reloadAfterDeployment } from './chunks/reloadAfterDeployment';

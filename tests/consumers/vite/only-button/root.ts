export { Button } from '@parlour/design-system';

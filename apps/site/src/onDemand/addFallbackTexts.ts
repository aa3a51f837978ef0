export { addFallbackTexts } from '@parlour/feature-core';

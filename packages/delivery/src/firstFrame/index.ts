// For the module of a site that renders its first frames (`rendering` of `DeliveryOptions`).
export { recordCalls } from './recordCalls';
export type { Rendering } from './rendering';

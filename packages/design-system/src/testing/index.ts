export { type ConformanceOptions, conformance, type RootProps } from './conformance';
export { renderThemed } from './render';

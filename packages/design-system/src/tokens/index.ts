export { type ColorOverrides, colorDeclarations, type Scheme, scaleDeclarations } from './css';
export { media } from './media';
export {
  color,
  duration,
  easing,
  floatShadow,
  fontFamily,
  fontSize,
  layer,
  lineHeight,
  radius,
  size,
  space,
} from './read';
export {
  DURATIONS,
  type Duration,
  EASINGS,
  type Easing,
  FONT_SIZES,
  type FontSize,
  LAYERS,
  type Layer,
  LINE_HEIGHTS,
  type LineHeight,
  RADII,
  type Radius,
  SIZES,
  type Size,
  SPACE_STEPS,
  type SpaceStep,
} from './scale';
export { type ColorName, type SchemePair, SEMANTIC_COLORS } from './semantic';

// Entry point of the built-in labels; the texts are `@parlour/design-system/labels/<tag>.json`.
export { LabelsProvider, type LabelsProviderProps } from './LabelsProvider';
export type { LabelTexts } from './readLabels';

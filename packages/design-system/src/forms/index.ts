// Entry point of the forms. Separate, because forms need react-hook-form and yup and all other components do not.
export {
  type ErrorParams,
  FORM_DIRECTIONS,
  Form,
  type FormDirection,
  type FormLabels,
  type FormProps,
  heldUntil,
  type ServerErrors,
  type TranslateError,
} from '../components/Form/Form';
export {
  FormAmountField,
  type FormAmountFieldProps,
} from '../components/FormAmountField/FormAmountField';
export {
  FormCaptchaField,
  type FormCaptchaFieldProps,
} from '../components/FormCaptchaField/FormCaptchaField';
export { FormCheckbox, type FormCheckboxProps } from '../components/FormCheckbox/FormCheckbox';
export { FormCombobox, type FormComboboxProps } from '../components/FormCombobox/FormCombobox';
export {
  FormCountrySelect,
  type FormCountrySelectProps,
} from '../components/FormCountrySelect/FormCountrySelect';
export { FormDateField, type FormDateFieldProps } from '../components/FormDateField/FormDateField';
export {
  FormDateRangeField,
  type FormDateRangeFieldProps,
} from '../components/FormDateRangeField/FormDateRangeField';
export {
  FormImageUpload,
  type FormImageUploadProps,
} from '../components/FormImageUpload/FormImageUpload';
export {
  FormNumberField,
  type FormNumberFieldProps,
} from '../components/FormNumberField/FormNumberField';
export {
  FormOneTimeCodeField,
  type FormOneTimeCodeFieldProps,
} from '../components/FormOneTimeCodeField/FormOneTimeCodeField';
export {
  FormPasswordField,
  type FormPasswordFieldProps,
} from '../components/FormPasswordField/FormPasswordField';
export {
  FormPhoneField,
  type FormPhoneFieldProps,
} from '../components/FormPhoneField/FormPhoneField';
export {
  FormRadioGroup,
  type FormRadioGroupProps,
} from '../components/FormRadioGroup/FormRadioGroup';
export {
  FORM_SECTION_COLUMNS,
  FormSection,
  type FormSectionColumns,
  type FormSectionProps,
} from '../components/FormSection/FormSection';
export { FormSelect, type FormSelectProps } from '../components/FormSelect/FormSelect';
export { FormSlider, type FormSliderProps } from '../components/FormSlider/FormSlider';
export { FormSubmit, type FormSubmitProps } from '../components/FormSubmit/FormSubmit';
export { FormSwitch, type FormSwitchProps } from '../components/FormSwitch/FormSwitch';
export { FormTextArea, type FormTextAreaProps } from '../components/FormTextArea/FormTextArea';
export { FormTextField, type FormTextFieldProps } from '../components/FormTextField/FormTextField';

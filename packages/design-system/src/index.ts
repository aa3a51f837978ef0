// The door for whoever installs the package as a whole. Inside the project every part is taken from its own file.
export {
  AMOUNT_TONES,
  Amount,
  type AmountProps,
  type AmountTone,
} from './components/Amount/Amount';
export {
  BADGE_SIZES,
  BADGE_TONES,
  BADGE_VARIANTS,
  Badge,
  type BadgeProps,
  type BadgeSize,
  type BadgeTone,
  type BadgeVariant,
} from './components/Badge/Badge';
export {
  type Banner,
  BannerStrip,
  type BannerStripLabels,
  type BannerStripProps,
} from './components/BannerStrip/BannerStrip';
export {
  BUTTON_SIZES,
  BUTTON_TONES,
  BUTTON_VARIANTS,
  Button,
  type ButtonProps,
  type ButtonSize,
  type ButtonTone,
  type ButtonVariant,
} from './components/Button/Button';
export { Checkbox, type CheckboxProps } from './components/Checkbox/Checkbox';
export { Clock, type ClockProps } from './components/Clock/Clock';
export {
  DIALOG_SIZES,
  Dialog,
  type DialogCloseReason,
  type DialogLabels,
  type DialogProps,
  type DialogSize,
} from './components/Dialog/Dialog';
export { DigitStrip, type DigitStripProps } from './components/DigitStrip/DigitStrip';
export { EmptyState, type EmptyStateProps } from './components/EmptyState/EmptyState';
export { ErrorState, type ErrorStateProps } from './components/ErrorState/ErrorState';
export { FIELD_SIZES, Field, type FieldProps, type FieldSize } from './components/Field/Field';
export {
  type ErrorParams,
  FORM_DIRECTIONS,
  Form,
  type FormDirection,
  type FormLabels,
  type FormProps,
  type ServerErrors,
  type TranslateError,
} from './components/Form/Form';
export { FormCheckbox, type FormCheckboxProps } from './components/FormCheckbox/FormCheckbox';
export {
  FormPasswordField,
  type FormPasswordFieldProps,
} from './components/FormPasswordField/FormPasswordField';
export { FormSelect, type FormSelectProps } from './components/FormSelect/FormSelect';
export { FormSubmit, type FormSubmitProps } from './components/FormSubmit/FormSubmit';
export { FormTextField, type FormTextFieldProps } from './components/FormTextField/FormTextField';
export {
  GAME_BADGES,
  type GameBadge,
  GameCard,
  type GameCardGame,
  type GameCardLabels,
  type GameCardProps,
} from './components/GameCard/GameCard';
export {
  GameCardSkeleton,
  type GameCardSkeletonProps,
} from './components/GameCardSkeleton/GameCardSkeleton';
export { GameGrid, type GameGridProps } from './components/GameGrid/GameGrid';
export { GameRow, type GameRowProps } from './components/GameRow/GameRow';
export { IconButton, type IconButtonProps } from './components/IconButton/IconButton';
export {
  JackpotCounter,
  type JackpotCounterProps,
  type JackpotSource,
} from './components/JackpotCounter/JackpotCounter';
export { LinkButton, type LinkButtonProps } from './components/LinkButton/LinkButton';
export { Marquee, type MarqueeItem, type MarqueeProps } from './components/Marquee/Marquee';
export {
  MENU_PLACEMENTS,
  Menu,
  type MenuItem,
  type MenuLabels,
  type MenuPlacement,
  type MenuProps,
} from './components/Menu/Menu';
export {
  NavBar,
  type NavBarEntry,
  type NavBarLink,
  type NavBarProps,
} from './components/NavBar/NavBar';
export { Notice, type NoticeProps } from './components/Notice/Notice';
export {
  PasswordField,
  type PasswordFieldLabels,
  type PasswordFieldProps,
} from './components/PasswordField/PasswordField';
export { QrCode, type QrCodeProps } from './components/QrCode/QrCode';
export { SafeHtml, type SafeHtmlProps } from './components/SafeHtml/SafeHtml';
export { Select, type SelectOption, type SelectProps } from './components/Select/Select';
export {
  SKELETON_SHAPES,
  Skeleton,
  type SkeletonProps,
  type SkeletonShape,
} from './components/Skeleton/Skeleton';
export { SmartImage, type SmartImageProps } from './components/SmartImage/SmartImage';
export {
  SPINNER_SIZES,
  Spinner,
  type SpinnerProps,
  type SpinnerSize,
} from './components/Spinner/Spinner';
export {
  TABS_VARIANTS,
  type TabItem,
  Tabs,
  type TabsProps,
  type TabsVariant,
} from './components/Tabs/Tabs';
export { TextField, type TextFieldProps } from './components/TextField/TextField';
export {
  dismissToast,
  showToast,
  type ToastAction,
  type ToastOptions,
  ToastRegion,
  type ToastRegionLabels,
  type ToastRegionProps,
} from './components/ToastRegion/ToastRegion';
export { VendorTile, type VendorTileProps } from './components/VendorTile/VendorTile';
export {
  VisuallyHidden,
  type VisuallyHiddenProps,
} from './components/VisuallyHidden/VisuallyHidden';
export {
  WINNERS_STATUSES,
  type Winner,
  WinnersBoard,
  type WinnersBoardProps,
  type WinnersStatus,
} from './components/WinnersBoard/WinnersBoard';
export { Grid, type GridProps } from './layout/Grid/Grid';
export {
  INLINE_JUSTIFIES,
  Inline,
  type InlineJustify,
  type InlineProps,
} from './layout/Inline/Inline';
export { Page, type PageLabels, type PageProps } from './layout/Page/Page';
export { Section, type SectionProps } from './layout/Section/Section';
export { STACK_ALIGNS, Stack, type StackAlign, type StackProps } from './layout/Stack/Stack';
export {
  type Brand,
  BrandError,
  type BrandValues,
  defineBrand,
  readColorScheme,
  setColorScheme,
  ThemeProvider,
  type ThemeProviderProps,
  useColorScheme,
  watchColorScheme,
} from './theme/index';

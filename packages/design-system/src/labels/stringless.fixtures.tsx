import type { ReactElement } from 'react';
import { ActivityStatement } from '../components/ActivityStatement/ActivityStatement';
import { HALF_YEAR } from '../components/ActivityStatement/ActivityStatement.fixtures';
import { Amount } from '../components/Amount/Amount';
import { AmountField } from '../components/AmountField/AmountField';
import { Balance } from '../components/Balance/Balance';
import { BannerStrip } from '../components/BannerStrip/BannerStrip';
import { SAMPLE_BANNERS } from '../components/BannerStrip/BannerStrip.fixtures';
import { Breadcrumb } from '../components/Breadcrumb/Breadcrumb';
import { LONG_WAY } from '../components/Breadcrumb/Breadcrumb.fixtures';
import { CaptchaField } from '../components/CaptchaField/CaptchaField';
import { Clock } from '../components/Clock/Clock';
import { Combobox } from '../components/Combobox/Combobox';
import { CURRENCY_OPTIONS } from '../components/Combobox/Combobox.fixtures';
import { ContractCard } from '../components/ContractCard/ContractCard';
import { ACTIONS_OF, sampleContract } from '../components/ContractCard/ContractCard.fixtures';
import { DataTable } from '../components/DataTable/DataTable';
import { REPORT, REPORT_COLUMNS } from '../components/DataTable/DataTable.fixtures';
import { DateRangeField } from '../components/DateRangeField/DateRangeField';
import { Dialog } from '../components/Dialog/Dialog';
import { ErrorPanel } from '../components/ErrorPanel/ErrorPanel';
import { GameCard } from '../components/GameCard/GameCard';
import { sampleGame } from '../components/GameCard/GameCard.fixtures';
import { ImageUpload } from '../components/ImageUpload/ImageUpload';
import { LanguageSelect } from '../components/LanguageSelect/LanguageSelect';
import { SITE_LANGUAGES } from '../components/LanguageSelect/LanguageSelect.fixtures';
import { Leaderboard } from '../components/Leaderboard/Leaderboard';
import { OWN_ROW, SAMPLE_ROWS } from '../components/Leaderboard/Leaderboard.fixtures';
import { LimitForm } from '../components/LimitForm/LimitForm';
import { CONFIRMABLE_DAY, FREE_MONTH } from '../components/LimitForm/LimitForm.fixtures';
import { LineChart } from '../components/LineChart/LineChart';
import { formatValue, MONTHLY, MONTHS } from '../components/LineChart/LineChart.fixtures';
import { LoadingCover } from '../components/LoadingCover/LoadingCover';
import { Marquee } from '../components/Marquee/Marquee';
import { NOTICES } from '../components/Marquee/Marquee.fixtures';
import { MessageRow } from '../components/MessageRow/MessageRow';
import { sampleMessage } from '../components/MessageRow/MessageRow.fixtures';
import { MissionCard } from '../components/MissionCard/MissionCard';
import { sampleMission } from '../components/MissionCard/MissionCard.fixtures';
import { MoneyTracker } from '../components/MoneyTracker/MoneyTracker';
import { REVIEWING } from '../components/MoneyTracker/MoneyTracker.fixtures';
import { NavBar } from '../components/NavBar/NavBar';
import { SAMPLE_ENTRIES } from '../components/NavBar/NavBar.fixtures';
import { NumberField } from '../components/NumberField/NumberField';
import { OfflineBanner } from '../components/OfflineBanner/OfflineBanner';
import { OverlayShell } from '../components/OverlayShell/OverlayShell';
import { MEMBER_PAGES } from '../components/OverlayShell/OverlayShell.fixtures';
import { Pagination } from '../components/Pagination/Pagination';
import { PasswordField } from '../components/PasswordField/PasswordField';
import { PasswordStrength } from '../components/PasswordStrength/PasswordStrength';
import { PauseButton } from '../components/PauseButton/PauseButton';
import { PhoneField } from '../components/PhoneField/PhoneField';
import { COUNTRIES } from '../components/PhoneField/PhoneField.fixtures';
import { PointsProductCard } from '../components/PointsProductCard/PointsProductCard';
import { sampleProduct } from '../components/PointsProductCard/PointsProductCard.fixtures';
import { PromotionCard } from '../components/PromotionCard/PromotionCard';
import { samplePromotion } from '../components/PromotionCard/PromotionCard.fixtures';
import { QrPoster } from '../components/QrPoster/QrPoster';
import { RealityCheckDialog } from '../components/RealityCheckDialog/RealityCheckDialog';
import { CHECK_PROPS } from '../components/RealityCheckDialog/RealityCheckDialog.fixtures';
import { RewardReveal } from '../components/RewardReveal/RewardReveal';
import { RewardTicket } from '../components/RewardTicket/RewardTicket';
import { sampleTicket } from '../components/RewardTicket/RewardTicket.fixtures';
import { SearchField } from '../components/SearchField/SearchField';
import { SendCodeButton } from '../components/SendCodeButton/SendCodeButton';
import { SessionStrip } from '../components/SessionStrip/SessionStrip';
import { TextArea } from '../components/TextArea/TextArea';
import { TreeGrid } from '../components/TreeGrid/TreeGrid';
import { TEAM, TEAM_TOOLS } from '../components/TreeGrid/TreeGrid.fixtures';
import { VipRank } from '../components/VipRank/VipRank';
import { WinnersBoard } from '../components/WinnersBoard/WinnersBoard';
import { Page } from '../layout/Page/Page';
import { STRINGLESS_REWARDS } from './stringlessRewards.fixtures';

const ignore = () => undefined;
const field = { label: 'Field' };

/** Components with content alone: every fixed word is left to the `LabelsProvider`. */
export const STRINGLESS: Readonly<Record<string, ReactElement>> = {
  ActivityStatement: <ActivityStatement {...HALF_YEAR} labels={{}} />,
  Amount: <Amount value="$ 12.50" isHidden />,
  AmountField: (
    <AmountField
      {...field}
      locale="en"
      currency="USD"
      quickAmounts={[{ value: '50.00', label: '50' }]}
    />
  ),
  Balance: <Balance value="$ 487.50" onRefresh={ignore} onToggleHidden={ignore} status="stale" />,
  BannerStrip: <BannerStrip banners={SAMPLE_BANNERS} />,
  Breadcrumb: <Breadcrumb items={LONG_WAY} />,
  CaptchaField: <CaptchaField {...field} status="failed" onRefresh={ignore} />,
  ChartFrame: (
    <LineChart title="Chart" periods={MONTHS} series={MONTHLY} formatValue={formatValue} />
  ),
  Clock: <Clock />,
  Combobox: <Combobox {...field} options={CURRENCY_OPTIONS} defaultValue="IDR" />,
  ContractCard: <ContractCard contract={sampleContract('sign')} actions={ACTIONS_OF.sign} />,
  DataTable: (
    <DataTable
      caption="Team"
      columns={REPORT_COLUMNS}
      rows={REPORT}
      rowId={({ id }) => id}
      columnChoice={{}}
      exportFile={{ name: 'team.csv' }}
      rowAction={() => null}
    />
  ),
  DateRangeField: <DateRangeField {...field} />,
  Dialog: <Dialog isOpen title="Dialog" onClose={ignore} />,
  ErrorPanel: <ErrorPanel reference="7F3A" onRetry={ignore} />,
  GameCard: (
    <GameCard game={sampleGame(1)} onPlay={ignore} onFreePlay={ignore} onToggleFavourite={ignore} />
  ),
  ImageUpload: <ImageUpload {...field} />,
  LanguageSelect: <LanguageSelect languages={SITE_LANGUAGES} selectedTag="en" />,
  Leaderboard: <Leaderboard rows={SAMPLE_ROWS} own={OWN_ROW} />,
  LimitForm: (
    <LimitForm
      title="Limits"
      description="By period"
      locale="en"
      currency="USD"
      rows={[CONFIRMABLE_DAY, FREE_MONTH]}
      onSave={ignore}
      onConfirm={ignore}
      onRevoke={ignore}
    />
  ),
  LoadingCover: <LoadingCover isLoading />,
  Marquee: <Marquee items={NOTICES} />,
  MessageRow: <MessageRow message={sampleMessage('FUNDS')} onSelect={ignore} />,
  MissionCard: <MissionCard mission={sampleMission('claimable')} onClaim={ignore} />,
  MoneyTracker: <MoneyTracker steps={REVIEWING} />,
  NavBar: <NavBar label="Main" entries={SAMPLE_ENTRIES} />,
  NumberField: <NumberField {...field} />,
  OfflineBanner: <OfflineBanner isOffline />,
  OverlayShell: <OverlayShell isOpen title="Centre" entries={MEMBER_PAGES} onClose={ignore} />,
  Page: <Page header="Lagoon">Content</Page>,
  Pagination: <Pagination page={3} pageCount={12} onSelect={ignore} />,
  PasswordField: <PasswordField {...field} />,
  PasswordStrength: <PasswordStrength password="" />,
  PauseButton: <PauseButton isPaused={false} onToggle={ignore} />,
  PhoneField: <PhoneField {...field} countries={COUNTRIES} />,
  PointsProductCard: <PointsProductCard product={sampleProduct(1)} onRedeem={ignore} />,
  PromotionCard: <PromotionCard promotion={samplePromotion(1)} onAct={ignore} />,
  QrPoster: (
    <QrPoster
      siteName="Lagoon"
      headline="Scan"
      value="https://lagoon.example/"
      label="Poster"
      fileName="poster.png"
    />
  ),
  RealityCheckDialog: (
    <RealityCheckDialog isOpen {...CHECK_PROPS} labels={{}} onAnswer={ignore} onRetry={ignore} />
  ),
  RewardReveal: <RewardReveal kind="goldenEgg" status="empty" />,
  RewardTicket: <RewardTicket ticket={sampleTicket('goldenEgg', 'unopened')} onAct={ignore} />,
  SearchField: <SearchField label="Games" defaultValue="reef" resultCount={12} />,
  SendCodeButton: <SendCodeButton onSend={ignore} />,
  SessionStrip: (
    <SessionStrip
      timeOfDay="14:05"
      played="0:42:10"
      net="−$ 12.50"
      balance="$ 487.50"
      timeLeft="0:17:50"
    />
  ),
  TextArea: <TextArea {...field} limit={140} defaultValue="Hello" />,
  TreeGrid: <TreeGrid label="Team" items={TEAM} {...TEAM_TOOLS} />,
  VipRank: <VipRank name="Pearl" level={3} progress={{ share: 0.4, text: '40 of 100' }} />,
  WinnersBoard: <WinnersBoard winners={[]} />,
  ...STRINGLESS_REWARDS,
};

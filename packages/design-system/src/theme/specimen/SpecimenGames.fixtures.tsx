import { BannerStrip } from '../../components/BannerStrip/BannerStrip';
import { SAMPLE_BANNERS } from '../../components/BannerStrip/BannerStrip.fixtures';
import { GameCard } from '../../components/GameCard/GameCard';
import { sampleGame } from '../../components/GameCard/GameCard.fixtures';
import { JackpotCounter } from '../../components/JackpotCounter/JackpotCounter';
import { evenChance } from '../../components/JackpotCounter/JackpotCounter.fixtures';
import { PromotionCard } from '../../components/PromotionCard/PromotionCard';
import {
  PROMOTION_LABELS,
  samplePromotion,
} from '../../components/PromotionCard/PromotionCard.fixtures';
import { Grid } from '../../layout/Grid/Grid';
import { Section } from '../../layout/Section/Section';
import type { GameTexts, OfferTexts } from './specimenTexts.fixtures';

const nothing = () => undefined;

/** Pictures with texts around and upon them. */
export function SpecimenGames({ texts }: { texts: GameTexts }) {
  const buttons = { labels: texts.labels, onPlay: nothing, onToggleFavourite: nothing };
  return (
    <Section title={texts.title} more={{ href: '#games', label: texts.more }}>
      <BannerStrip
        labels={texts.banners}
        banners={SAMPLE_BANNERS.map((banner, at) => ({
          ...banner,
          alt: texts.bannerAlts[at] ?? banner.alt,
        }))}
      />
      <Grid minColumn={120} even={2}>
        <GameCard
          {...buttons}
          isFavourite
          game={{ ...sampleGame(2), badges: [{ kind: 'new', text: texts.isNew }] }}
        />
        <GameCard {...buttons} game={{ ...sampleGame(3), isInMaintenance: true }} />
      </Grid>
      <JackpotCounter source={{ kind: 'simulated' }} labels={texts.jackpot} random={evenChance} />
    </Section>
  );
}

/** One promotion. */
export function SpecimenOffer({ texts }: { texts: OfferTexts }) {
  const { statuses, actions } = PROMOTION_LABELS;
  return (
    <Section title={texts.title}>
      <PromotionCard
        promotion={{
          ...samplePromotion(1),
          title: texts.name,
          kind: texts.kind,
          summary: texts.summary,
          period: texts.period,
          remaining: texts.remaining,
        }}
        labels={{
          statuses: { ...statuses, openToRegister: texts.status },
          actions: { ...actions, join: texts.join },
        }}
        onAct={nothing}
      />
    </Section>
  );
}

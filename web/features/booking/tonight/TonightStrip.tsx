import { StaleNotice } from './freshness/StaleNotice.tsx';
import { Quarters } from './header/Quarters.tsx';
import { Strip } from './tonightLayout.ts';
import { LimitLine } from './limits/LimitMark.tsx';
import { TurnCovers } from './tables/TurnCovers.tsx';
import type { TonightData } from './useTonight.ts';
import { ViewTabs, type TonightView } from './ViewTabs.tsx';

type Props = {
  tonight: TonightData;
  view: TonightView;
  onChoose: (view: TonightView) => void;
  onLimits: () => void;
};

export const TonightStrip = ({
  tonight: { freshness, readAt, quarters, requests, rows, turns, mealType, limits, retry },
  view,
  onChoose,
  onLimits,
}: Props) => (
  <Strip aria-label="Arrivi">
    <ViewTabs
      view={view}
      requests={requests?.length ?? null}
      onChoose={onChoose}
      onLimits={onLimits}
    />
    {limits.length > 0 && <LimitLine limits={limits} onOpen={onLimits} />}
    {rows && !freshness.isLive ? (
      <StaleNotice {...freshness} readAt={readAt} onRetry={retry} />
    ) : view === 'timeline' || view === 'plan' ? (
      <TurnCovers turns={turns} mealType={mealType} />
    ) : (
      <Quarters quarters={quarters} />
    )}
  </Strip>
);

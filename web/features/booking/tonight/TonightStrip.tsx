import { StaleNotice } from './freshness/StaleNotice.tsx';
import { Quarters } from './header/Quarters.tsx';
import { Strip } from './tonightLayout.ts';
import type { TonightData } from './useTonight.ts';
import { ViewTabs, type TonightView } from './ViewTabs.tsx';

type Props = { tonight: TonightData; view: TonightView; onChoose: (view: TonightView) => void };

export const TonightStrip = ({
  tonight: { freshness, readAt, quarters, requests, rows, retry },
  view,
  onChoose,
}: Props) => (
  <Strip aria-label="Arrivi">
    <ViewTabs view={view} requests={requests.length} onChoose={onChoose} />
    {freshness.isLive || !rows ? (
      <Quarters quarters={quarters} />
    ) : (
      <StaleNotice seconds={freshness.seconds} readAt={readAt} onRetry={retry} />
    )}
  </Strip>
);

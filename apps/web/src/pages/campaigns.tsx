// Campaigns and leagues: the list, a new one, one of them and its parts.
import { lazy, Suspense } from 'react';
import { CampaignList } from '../campaign/list.tsx';
import { type CampaignProps, useCampaign } from '../campaign/use-campaign.ts';
import { Frame } from '../parts/frame.tsx';
import { addressOf } from '../routes.ts';
import '../styles/campaign.css';

const NewCampaign = lazy(async () => ({ default: (await import('../campaign/new.tsx')).NewCampaign }));
const CampaignPage = lazy(async () => ({ default: (await import('../campaign/page.tsx')).CampaignPage }));
const AfterBattle = lazy(async () => ({ default: (await import('../campaign/after.tsx')).AfterBattle }));
const TeamPage = lazy(async () => ({ default: (await import('../campaign/team.tsx')).TeamPage }));
const ChroniclePage = lazy(async () => ({ default: (await import('../campaign/chronicle.tsx')).ChroniclePage }));

interface Props {
  readonly id: string | null;
  readonly part: string | null;
  readonly nth: number | null;
}

export function Campaigns({ id, part, nth }: Props) {
  if (id === null) return <CampaignList />;
  return (
    <Suspense fallback={<p className="loading">Unfolding the map…</p>}>
      {id === 'new' ? <NewCampaign kind={part} /> : <OneCampaign id={id} part={part} nth={nth} />}
    </Suspense>
  );
}

function OneCampaign({ id, part, nth }: { readonly id: string } & Omit<Props, 'id'>) {
  const used = useCampaign(id);
  const { now, ...rest } = used;
  if (now.as === 'loading') return <p className="loading">Unfolding the map…</p>;
  if (now.as !== 'open') return <NotOpen as={now.as} />;
  return <Part {...rest} campaign={now.campaign} part={part} nth={nth} />;
}

function Part({ part, nth, campaign, ...used }: CampaignProps & Omit<Props, 'id'>) {
  switch (part) {
    case 'after':
      return <AfterBattle {...used} campaign={campaign} />;
    case 'team':
      return <TeamPage campaign={campaign} player={nth ?? 0} />;
    case 'chronicle':
      return <ChroniclePage campaign={campaign} nth={nth} />;
    default:
      return <CampaignPage {...used} campaign={campaign} />;
  }
}

const WHY = {
  missing: 'Campaigns are kept in the browser in which they are played.',
  damaged:
    'What is stored of this campaign is damaged, or a later version of this page wrote it. Reload the page; if that does not help, delete it in the list.',
  'no-rules': 'The rules that it is played by are not part of this version.',
} as const;

const NotOpen = ({ as }: { readonly as: keyof typeof WHY }) => (
  <Frame title={as === 'missing' ? 'No such campaign here' : 'This campaign cannot be opened'}>
    <p>{WHY[as]}</p>
    <p>
      <a href={addressOf({ page: 'campaigns', id: null, part: null, nth: null })}>Go to the list of campaigns</a>
    </p>
  </Frame>
);

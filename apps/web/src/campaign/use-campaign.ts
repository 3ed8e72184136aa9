// A campaign of this browser, with its rules and where it stands.
import { TakenOver } from '@little-wars/table';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type StoredCampaign, storedCampaign } from '../store/campaigns.ts';
import { type CampaignRules, rulesOf } from './rules.ts';
import { type Standing, settled } from './steps.ts';

export interface OpenCampaign extends Standing {
  readonly rules: CampaignRules;
}

export type CampaignNow =
  | { readonly as: 'loading' }
  /** Missing, damaged, or its rules are not here any more. */
  | { readonly as: 'missing' | 'damaged' | 'no-rules' }
  | { readonly as: 'open'; readonly campaign: OpenCampaign };

export interface UsedCampaign {
  readonly now: CampaignNow;
  /** Reads it again, and enters what is over. */
  readonly refresh: () => Promise<void>;
  /** Takes a step and shows where that leads; what another tab did meanwhile is shown instead. */
  readonly act: (step: (campaign: OpenCampaign) => Promise<StoredCampaign | null>) => Promise<StoredCampaign | null>;
}

/** What the parts of a campaign's page are given. */
export interface CampaignProps extends Omit<UsedCampaign, 'now'> {
  readonly campaign: OpenCampaign;
}

async function opened(id: string): Promise<CampaignNow> {
  const row = await storedCampaign(id);
  if (row === null || row === 'damaged') return { as: row ?? 'missing' };
  const rules = await rulesOf(row.ruleset, row.founding.linked);
  if (!rules) return { as: 'no-rules' };
  try {
    return { as: 'open', campaign: { rules, ...(await settled(rules, row)) } };
  } catch (error) {
    // Another tab was faster.
    if (error instanceof TakenOver) return opened(id);
    throw error;
  }
}

export function useCampaign(id: string): UsedCampaign {
  const [now, setNow] = useState<CampaignNow>({ as: 'loading' });
  const isLeft = useRef(false);
  const refresh = useCallback(async (): Promise<void> => {
    const latest = await opened(id);
    if (!isLeft.current) setNow(latest);
  }, [id]);
  useEffect(() => {
    isLeft.current = false;
    void refresh();
    return () => {
      isLeft.current = true;
    };
  }, [refresh]);
  const act: UsedCampaign['act'] = async step => {
    if (now.as !== 'open') return null;
    let row: StoredCampaign | null = null;
    try {
      row = await step(now.campaign);
    } catch (error) {
      if (!(error instanceof TakenOver)) throw error;
    }
    await refresh();
    return row;
  };
  return { now, refresh, act };
}

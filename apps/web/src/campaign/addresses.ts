import { addressOf } from '../routes.ts';

/** The address of a campaign, or of a part of it. */
export const campaignAddress = (id: string | null, part: string | null = null, nth: number | null = null): string =>
  addressOf({ page: 'campaigns', id, part, nth });

// The chronicle of a campaign, to read and to print.
import { epilogueOf, isOver, outcomesOf, paragraphOf, prologueOf, type ToldChapter } from '@little-wars/campaign';
import { useEffect, useRef, useState } from 'react';
import { Frame } from '../parts/frame.tsx';
import { type StoredEntry, storedEntries } from '../store/campaigns.ts';
import { campaignAddress } from './addresses.ts';
import { campaignOf } from './rules.ts';
import type { OpenCampaign } from './use-campaign.ts';

interface Props {
  readonly campaign: OpenCampaign;
  /** The battle to begin reading at. */
  readonly nth: number | null;
}

export function ChroniclePage({ campaign: { rules, row }, nth }: Props) {
  const [kept, setKept] = useState<readonly StoredEntry[] | null>(null);
  useEffect(() => {
    void storedEntries(row.id).then(setKept);
  }, [row.id]);
  const sought = useRef<HTMLElement>(null);
  useEffect(() => {
    if (kept !== null) sought.current?.scrollIntoView();
  }, [kept]);
  const campaign = campaignOf(rules, row);
  const epilogue = epilogueOf(campaign, {
    outcomes: outcomesOf(campaign),
    isOver: isOver(campaign),
    texts: rules.texts,
  });
  const chapters = (kept ?? []).flatMap(({ n, chapter }) => (chapter ? [{ n, chapter }] : []));
  return (
    <Frame title={row.name}>
      <p className="row no-print">
        <button type="button" className="main" onClick={() => print()}>
          Print the chronicle
        </button>
        <a className="button" href={campaignAddress(row.id)}>
          Back to the campaign
        </a>
      </p>
      <article className="chronicle">
        <p className="prologue">{prologueOf(row.founding)}</p>
        {kept !== null && chapters.length === 0 ? <p>No battle has been fought yet.</p> : null}
        {chapters.map(({ n, chapter }) => (
          <section key={n} ref={n === nth ? sought : null}>
            <Chapter chapter={chapter} />
          </section>
        ))}
        {chapters.length > 0 ? (
          <section className="epilogue">
            <h2>{isOver(campaign) ? 'How it ended' : 'How it stands'}</h2>
            {epilogue.map(line => (
              <p key={line}>{line}</p>
            ))}
          </section>
        ) : null}
      </article>
    </Frame>
  );
}

function Chapter({ chapter: { title, opening, battle, ending, after } }: { readonly chapter: ToldChapter }) {
  const paragraphsOf = (parts: ToldChapter['battle']): readonly string[] =>
    parts.map(paragraphOf).filter(paragraph => paragraph !== '');
  return (
    <>
      <h2>{title}</h2>
      <p>{opening}</p>
      {paragraphsOf(battle).map(paragraph => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p className="ending">{ending}</p>
      {paragraphsOf(after).map(paragraph => (
        <p key={paragraph} className="after">
          {paragraph}
        </p>
      ))}
    </>
  );
}

// A campaign from a file: checked record by record, then stored, or refused with the reason.
import type { Problem } from '@little-wars/engine';
import { type ChangeEvent, useId, useState } from 'react';
import { Refusals } from '../parts/refusals.tsx';
import { textOf } from '../parts/text-of.ts';
import { campaignAddress } from './addresses.ts';
import { loadedBeside } from './beside.ts';
import { type Imported, imported } from './files.ts';
import '../styles/lists.css';

/** The longest file that is read, in characters. */
const LONGEST = { longest: 400_000_000, deepest: 70 };

interface Props {
  /** Called when the file has been dealt with. */
  readonly done: () => Promise<void>;
}

export function ImportFile({ done }: Props) {
  const id = useId();
  const [said, setSaid] = useState<Imported | null>(null);
  const [checking, setChecking] = useState<string | null>(null);
  const take = async (file: File | undefined): Promise<Imported | null> => {
    const text = await textOf(file, LONGEST);
    if (text === null) return null;
    if (!text.ok) return { as: 'refused', problems: text.problems };
    setChecking('Checking the file…');
    const read = await loadedBeside(text.value, (checked, of) =>
      setChecking(`Playing every battle again: ${checked} of ${of}…`),
    );
    return read.ok ? imported(read.value) : { as: 'refused', problems: read.problems };
  };
  const opened = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const input = event.target;
    setSaid(null);
    try {
      const result = await take(input.files?.[0]);
      if (!result) return;
      setSaid(result);
      await done();
      if (result.as === 'new') location.hash = campaignAddress(result.id);
    } finally {
      setChecking(null);
      input.value = '';
    }
  };
  const problems: readonly Problem[] = said?.as === 'refused' ? said.problems.slice(0, 5) : [];
  return (
    <>
      <p className="field">
        <label htmlFor={id}>A campaign or league saved as a file</label>
        <input id={id} type="file" accept=".json" onChange={event => void opened(event)} />
      </p>
      <p role="status" className="import-said">
        {checking ?? (said ? sentence(said) : '')}
      </p>
      {said?.as === 'forked' ? (
        <p className="row">
          <button
            type="button"
            onClick={() =>
              void said.keepBoth().then(kept => {
                location.hash = campaignAddress(kept);
              })
            }
          >
            Keep both
          </button>
        </p>
      ) : null}
      <Refusals problems={problems} />
    </>
  );
}

function sentence(said: Imported): string {
  switch (said.as) {
    case 'new':
      return 'The campaign is here now.';
    case 'continued':
      return said.battles > 0
        ? `The campaign goes on: ${said.battles === 1 ? 'one more battle' : `${said.battles} more battles`}.`
        : 'The battle under way continues from the file.';
    case 'known':
      return said.isAhead
        ? 'Nothing changed: the campaign here is further on than the file.'
        : 'Nothing changed: the file has nothing new.';
    case 'forked':
      return `The file and the campaign here differ ${
        said.after === 0 ? 'from the first battle on' : `after battle ${said.after}`
      }. Nothing changed here.`;
    case 'refused':
      return 'This file was refused:';
  }
}

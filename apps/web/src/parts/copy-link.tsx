import { useState } from 'react';

interface Props {
  readonly label: string;
  /** The address after `#`, or why there is none. */
  readonly link: () => Promise<{ readonly address: string } | { readonly refusal: string }>;
  /** The message after copying. */
  readonly said: string;
}

/** Copies a link; if the browser refuses, shows it for copying by hand. */
export function CopyLink({ label, link, said }: Props) {
  const [told, setTold] = useState('');
  const [byHand, setByHand] = useState<string | null>(null);
  const copy = async (): Promise<void> => {
    const result = await link();
    setByHand(null);
    if ('refusal' in result) return setTold(result.refusal);
    const whole = `${location.href.split('#')[0]}${result.address}`;
    try {
      await navigator.clipboard.writeText(whole);
      setTold(said);
    } catch {
      setTold('This browser does not let the page copy. Copy the link from here:');
      setByHand(whole);
    }
  };
  return (
    <>
      <button type="button" onClick={() => void copy()}>
        {label}
      </button>
      <small role="status" className="told">
        {told}
      </small>
      {byHand === null ? null : (
        <input aria-label="The link" readOnly value={byHand} onFocus={event => event.currentTarget.select()} />
      )}
    </>
  );
}

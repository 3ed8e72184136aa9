import { useState } from 'react';

interface Props {
  readonly label: string;
  /** The address after `#`, or why there is none. */
  readonly link: () => Promise<{ readonly address: string } | { readonly refusal: string }>;
  /** Said once it is copied. */
  readonly said: string;
}

/** Copies an address; where the browser does not let it, the address is there to be copied by hand. */
export function CopyLink({ label, link, said }: Props) {
  const [told, setTold] = useState('');
  const [byHand, setByHand] = useState<string | null>(null);
  const copy = async (): Promise<void> => {
    const made = await link();
    setByHand(null);
    if ('refusal' in made) return setTold(made.refusal);
    const whole = `${location.href.split('#')[0]}${made.address}`;
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

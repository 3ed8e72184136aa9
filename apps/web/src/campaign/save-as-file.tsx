import { useState } from 'react';

interface Props {
  readonly name: string;
  readonly contents: () => Promise<string>;
}

/** Saves text that takes a while to put together. */
export function SaveAsFile({ name, contents }: Props) {
  const [isBusy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      const url = URL.createObjectURL(new Blob([await contents()], { type: 'application/octet-stream' }));
      const link = document.createElement('a');
      link.href = url;
      link.download = name;
      link.click();
      URL.revokeObjectURL(url);
    } finally {
      setBusy(false);
    }
  };
  return (
    <button type="button" disabled={isBusy} onClick={() => void save()}>
      Save as a file
    </button>
  );
}

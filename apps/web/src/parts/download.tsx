import { useState } from 'react';

interface Props {
  readonly name: string;
  readonly label: string;
  readonly contents: () => string;
  /** The message after saving, if there is one. */
  readonly said?: string;
}

/** Saves text as a file, created on click. */
export function Download({ name, label, contents, said }: Props) {
  const [isSaved, setSaved] = useState(false);
  const save = (): void => {
    const url = URL.createObjectURL(new Blob([contents()], { type: 'application/octet-stream' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = name;
    link.click();
    URL.revokeObjectURL(url);
    setSaved(true);
  };
  return (
    <>
      <button type="button" onClick={save}>
        {label}
      </button>
      {said === undefined ? null : (
        <small role="status" className="told">
          {isSaved ? said : ''}
        </small>
      )}
    </>
  );
}

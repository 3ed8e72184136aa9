interface Props {
  readonly name: string;
  readonly label: string;
  readonly contents: () => string;
}

/** Saves text as a file, created on click. */
export function Download({ name, label, contents }: Props) {
  const save = (): void => {
    const url = URL.createObjectURL(new Blob([contents()], { type: 'application/octet-stream' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = name;
    link.click();
    URL.revokeObjectURL(url);
  };
  return (
    <button type="button" onClick={save}>
      {label}
    </button>
  );
}

import { type KeyboardEvent, type ReactNode, Suspense, useId } from 'react';

export interface Tab {
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
}

interface Props {
  readonly tabs: readonly Tab[];
  readonly open: string;
  readonly setOpen: (id: string) => void;
}

/** Tabs as screen readers know them: arrow keys go from one to the next. */
export function Tabs({ tabs, open, setOpen }: Props) {
  const name = useId();
  const keyed = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0) return;
    const at = tabs.findIndex(({ id }) => id === open);
    const next = tabs[(at + by + tabs.length) % tabs.length]!;
    setOpen(next.id);
    document.getElementById(`${name}-${next.id}`)?.focus();
  };
  return (
    <section className="tabs">
      <div role="tablist" aria-label="Beside the table" onKeyDown={keyed}>
        {tabs.map(({ id, title }) => (
          <button
            key={id}
            id={`${name}-${id}`}
            type="button"
            role="tab"
            aria-selected={id === open}
            aria-controls={`${name}-${id}-panel`}
            tabIndex={id === open ? 0 : -1}
            onClick={() => setOpen(id)}
          >
            {title}
          </button>
        ))}
      </div>
      {tabs.map(({ id, body }) => (
        <div
          key={id}
          id={`${name}-${id}-panel`}
          role="tabpanel"
          aria-labelledby={`${name}-${id}`}
          hidden={id !== open}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel that scrolls is reached by keys
          tabIndex={0}
        >
          {id === open ? <Suspense fallback={null}>{body}</Suspense> : null}
        </div>
      ))}
    </section>
  );
}

import { type KeyboardEvent, type ReactNode, Suspense, useId } from 'react';

export interface Tab {
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
}

interface Props {
  readonly tabs: readonly Tab[];
  /** Null while the drawer is closed. */
  readonly open: string | null;
  readonly setOpen: (id: string | null) => void;
}

/** An accessible drawer of tabs: arrow keys move between them, the open one closes the drawer. */
export function Tabs({ tabs, open, setOpen }: Props) {
  const name = useId();
  const keyed = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0) return;
    const at = Math.max(
      0,
      tabs.findIndex(({ id }) => id === open),
    );
    const next = tabs[(at + by + tabs.length) % tabs.length]!;
    setOpen(next.id);
    document.getElementById(`${name}-${next.id}`)?.focus();
  };
  return (
    <section className={open === null ? 'tabs shut' : 'tabs'} aria-label="Drawer">
      <div role="tablist" aria-label="Beside the table" onKeyDown={keyed}>
        {tabs.map(({ id, title }, i) => (
          <button
            key={id}
            id={`${name}-${id}`}
            type="button"
            role="tab"
            aria-selected={id === open}
            aria-controls={`${name}-${id}-panel`}
            tabIndex={id === open || (open === null && i === 0) ? 0 : -1}
            onClick={() => setOpen(id === open ? null : id)}
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

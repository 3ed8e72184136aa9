// A choice of a lobby as a field of a form.
import type { Choice, Chosen } from '@little-wars/engine';
import { useId } from 'react';

type Text = (id: string) => string;

const upper = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

interface ChoiceProps {
  readonly choice: Choice;
  readonly chosen: Chosen;
  readonly text: Text;
  readonly choose: (chosen: Chosen) => void;
  /** One more option of one of several: its value and what it is called. */
  readonly besides?: readonly [value: string, title: string];
}

export function ChoiceField({ choice, chosen, text, choose, besides }: ChoiceProps) {
  const value = chosen[choice.id] ?? choice.usual;
  const set = (to: Chosen[string]): void => choose({ ...chosen, [choice.id]: to });
  const label = text(`option.${choice.id}`);
  if (choice.kind === 'yes-or-no')
    return (
      <label className="check">
        <input type="checkbox" checked={Boolean(value)} onChange={event => set(event.target.checked)} />
        {label} <span className="clause">{choice.clause}</span>
      </label>
    );
  return (
    <Field label={label} clause={choice.clause}>
      {name =>
        choice.kind === 'whole' ? (
          <input
            id={name}
            type="number"
            min={choice.least}
            max={choice.most}
            value={Number(value)}
            onChange={event => set(Number(event.target.value))}
          />
        ) : (
          <select
            id={name}
            value={[...choice.options, besides?.[0]].includes(String(value)) ? String(value) : choice.usual}
            onChange={event => set(event.target.value)}
          >
            {besides ? <option value={besides[0]}>{besides[1]}</option> : null}
            {choice.options.map(option => (
              <option key={option} value={option}>
                {upper(text(`${choice.id}.${option}`))}
              </option>
            ))}
          </select>
        )
      }
    </Field>
  );
}

interface FieldProps {
  readonly label: string;
  readonly clause?: string;
  readonly children: (id: string) => React.ReactNode;
}

export function Field({ label, clause, children }: FieldProps) {
  const id = useId();
  return (
    <p className="field">
      <label htmlFor={id}>
        {label} {clause ? <span className="clause">{clause}</span> : null}
      </label>
      {children(id)}
    </p>
  );
}

import { file, packages } from '../licences.ts';
import { Frame } from '../parts/frame.tsx';
import '../styles/pages.css';

/** The notices that the licences of the page's dependencies require. */
export function Licences() {
  return (
    <Frame title="Licences">
      <p>
        Little Wars has the MIT licence and contains code and a typeface from these packages.{' '}
        <a href={file}>All of it as a file.</a>
      </p>
      {packages.map(({ name, version, licence, text }) => (
        <section key={name} aria-label={name}>
          <h2>{`${name} ${version}`}</h2>
          <details>
            <summary>{licence}</summary>
            <p className="licence">{text}</p>
          </details>
        </section>
      ))}
    </Frame>
  );
}

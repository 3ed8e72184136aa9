export interface PlayedElsewhereProps {
  /** The number of inputs shown. */
  readonly moment: number;
  readonly takeBack: () => void;
}

/** Shown instead of the question while another tab plays the match. */
export const PlayedElsewhere = ({ moment, takeBack }: PlayedElsewhereProps) => (
  <section className="question" aria-label="Played elsewhere" data-moment={moment}>
    <h2>This match is open elsewhere</h2>
    <p role="status">
      This match is being played in another tab or window of this browser. Here is the table as it stands there; nothing
      of it is lost.
    </p>
    <button type="button" className="main" onClick={takeBack}>
      Play it here instead
    </button>
  </section>
);

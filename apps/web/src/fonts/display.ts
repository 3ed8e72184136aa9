// The face of titles and numbers. It comes after the first board, which weighs less without it: until then a narrow face of
// the system stands in.
import file from './barlow-condensed-600.woff2';

const NAME = 'Barlow Condensed';

/** Fetches the face once; where it cannot be had, the stand-in stays. */
export function fetchDisplayFace(): void {
  if ([...document.fonts].some(({ family }) => family === NAME)) return;
  const face = new FontFace(NAME, `url(${file})`, { weight: '600', display: 'swap' });
  document.fonts.add(face);
  void face.load().catch(() => undefined);
}

// A small picture of each ruleset's table for the front page, drawn from its first ready setup while building: the page
// would have to fetch every ruleset to draw them itself.
import { type Board, begin, tableOf } from '@little-wars/engine';
import { catalogue, playableOf } from '@little-wars/rulesets/catalogue';
import type { Plugin } from 'vite';
import { materialOf } from '../src/map/materials.ts';
import { type Block, blocksOf, isLit, isNear, shadowsOf } from '../src/map/relief.ts';
import { uprightFor } from '../src/map/upright.ts';

const NAME = 'virtual:pictures';

/** Tops and sides by material; the rest is concrete. */
const COLOURS: { readonly [material: string]: readonly [top: string, side: string] } = {
  floor: ['#565b57', '#2c302e'],
  container: ['#8a5a3c', '#45301f'],
  crates: ['#75603f', '#3a3020'],
  pipes: ['#55655f', '#2b3531'],
  green: ['#3f5537', '#22301d'],
  rubble: ['#3c403a', '#262925'],
  rock: ['#8b8270', '#3a352e'],
  metal: ['#4c565f', '#272d33'],
};

type At = { readonly x: number; readonly y: number };

export function pictureOf({ width, depth, pieces, marks, zones }: Board): string {
  const { y } = uprightFor(depth);
  const area = (corners: readonly At[], z = 0): string => `M${corners.map(at => `${at.x} ${y(at.y, z)}`).join('L')}Z`;
  const blocks = blocksOf(pieces);
  const isSpace = blocks.every(({ kind }) => /^(debris|hull)$/.test(kind));
  const shadow = blocks.filter(({ on }) => on === 0).flatMap(block => shadowsOf(block).map(corners => area(corners)));
  const drawn = blocks.map(block => blockOf(block, area, y));
  const beacons = marks.map(
    ({ at, radius }) =>
      `<circle cx="${at.x}" cy="${y(at.y)}" r="${Math.max(radius, 180)}" fill="#f2c14e33" stroke="#f2c14e" stroke-width="30"/>`,
  );
  const drops = zones.flatMap(({ outline, seat }) =>
    seat === null ? [] : [`<path d="${area(outline)}" fill="${seat === 0 ? '#4cc3ff1c' : '#ff7a451c'}"/>`],
  );
  const ground = isSpace ? '#0a0e18' : '#2b2f2c';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${depth}">`,
    `<rect width="${width}" height="${depth}" fill="${ground}"/>`,
    ...(isSpace ? [starsOver(width, depth)] : []),
    ...drops,
    ...(isSpace ? [] : [`<path d="${shadow.join('')}" fill="#0009"/>`]),
    ...drawn,
    ...beacons,
    '</svg>',
  ].join('');
}

function blockOf(
  { kind, outline, rim, bottom, top }: Block,
  area: (corners: readonly At[], z?: number) => string,
  y: (of: number, z?: number) => number,
): string {
  const [lit, dark] = COLOURS[materialOf(kind)] ?? ['#6e736b', '#33372f'];
  const sides = rim
    .filter(isNear)
    .map(([a, b]) => `M${a.x} ${y(a.y, bottom)}L${b.x} ${y(b.y, bottom)}L${b.x} ${y(b.y, top)}L${a.x} ${y(a.y, top)}Z`);
  const edge = rim.filter(isLit).map(([a, b]) => `M${a.x} ${y(a.y, top)}L${b.x} ${y(b.y, top)}`);
  return `<path d="${sides.join('')}" fill="${dark}"/><path d="${area(outline, top)}" fill="${lit}"/><path d="${edge.join('')}" stroke="#fff5" stroke-width="18"/>`;
}

/** The same stars in every build. */
function starsOver(width: number, depth: number): string {
  const spots = Array.from({ length: 140 }, (_, i) => {
    const [x, y] = [(i * 7919) % width, (i * 104_729) % depth];
    return `M${x} ${y}h${20 + (i % 3) * 18}`;
  });
  return `<path d="${spots.join('')}" stroke="#c6d6ea" stroke-width="34" stroke-linecap="round"/>`;
}

async function drawnTables(): Promise<readonly (readonly [id: string, svg: string])[]> {
  return Promise.all(
    catalogue.map(async entry => {
      const [ruleset, ready] = await Promise.all([playableOf(entry), entry.ready()]);
      const setup = ready[0]!;
      const view = ruleset.view(setup, begin(ruleset, setup).position, null);
      return [entry.id, pictureOf(ruleset.tabletop.board(tableOf(ruleset, setup, view)))] as const;
    }),
  );
}

export function pictures(): Plugin {
  let isServing = false;
  return {
    name: 'little-wars-pictures',
    configResolved({ command }) {
      isServing = command === 'serve';
    },
    resolveId: id => (id === NAME ? `\0${NAME}` : null),
    async load(id) {
      if (id !== `\0${NAME}`) return null;
      const lines = (await drawnTables()).map(([ruleset, source]) => {
        const key = JSON.stringify(ruleset);
        if (isServing) return `${key}: ${JSON.stringify(`data:image/svg+xml,${encodeURIComponent(source)}`)}`;
        const file = this.emitFile({ type: 'asset', name: `table-${ruleset}.svg`, source });
        return `${key}: import.meta.ROLLUP_FILE_URL_${file}`;
      });
      return `export const pictures = {${lines.join(', ')}};`;
    },
  };
}

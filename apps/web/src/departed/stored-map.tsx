import type { Board, Figure } from '@little-wars/engine';
import type { Picture, StoredBoard } from '@little-wars/table';
import { useMemo, useReducer } from 'react';
import { MapView } from '../map/map.tsx';
import type { MapWords } from '../map/map-props.ts';
import { glanced, LOOKING } from '../table/looking.ts';

/** A table as it was drawn when it was stored, independent of today's rules. */
export function StoredMap({ picture }: { readonly picture: Picture }) {
  const [looking, glance] = useReducer(glanced, LOOKING);
  const words = useMemo(() => wordsOf(picture), [picture]);
  const peeked = looking.peek && picture.board.models.find(({ id }) => id === looking.peek?.model);
  const board = useMemo(() => drawable(picture.board), [picture]);
  return (
    <MapView
      board={board}
      words={words}
      looking={looking}
      glance={glance}
      question={null}
      reach={null}
      drawn={null}
      refusal={null}
      rulings={[]}
      stand={null}
      ahead={null}
      shades={[]}
      details={peeked ? <p>{words.told(peeked)}</p> : looking.peek?.title ? <p>{looking.peek.title}</p> : null}
      options={[]}
      onOption={() => undefined}
      onConfirm={() => undefined}
    />
  );
}

const PLAIN: Figure = { body: 'legs', bulk: 'common', head: 'helmet', pack: 'none', weapon: 'rifle', blade: false };

/** Boards stored before models had a figure get a plain one; those before scores and notes get none. */
const drawable = (board: StoredBoard): Board => ({
  scores: [],
  notes: [],
  ...board,
  models: board.models.map(model => ({ ...model, figure: model.figure ?? PLAIN })),
});

function wordsOf({ models, words }: Picture): MapWords {
  const word = (of: string, id: string): string => words[`${of}.${id}`] ?? id;
  return {
    label: id => models[id]?.label ?? '',
    told: ({ id, name }) => models[id]?.told ?? name,
    kind: id => word('kind', id),
    ground: id => ({ name: word('ground', id), does: word('ground-does', id) }),
    mark: id => word('token', id),
    zone: id => word('zone', id),
  };
}

// What stands beside the board and in the drawer: fetched together, right after the board itself.
import '../styles/card.css';
import '../styles/dock-later.css';
import '../styles/drawer.css';

export { Advice } from './advice.tsx';
export { Ahead } from './ahead.tsx';
export { Court } from './court.tsx';
export { HandOver, OwnCards } from './hand-over.tsx';
export { FirstTime } from './hints.tsx';
export { JustNow } from './just-now.tsx';
export { Log } from './log.tsx';
export { Models } from './models.tsx';
export { ChancesOnButton, Why } from './odds.tsx';
export { OnTheMap } from './on-the-map.tsx';
export { Peeked } from './peeked.tsx';
export { PlayedElsewhere } from './played-elsewhere.tsx';
export { AskedForMe, Quieted, QuietOffer } from './quieted.tsx';
export { Refused } from './refused.tsx';
export { SetUpAsDrawn } from './set-up-as-drawn.tsx';
export { SetUpForMe } from './set-up-for-me.tsx';
export { TypedPlace } from './typed-place.tsx';
export { Unfolded } from './unfolded.tsx';
export { UnitCard } from './unit-card.tsx';

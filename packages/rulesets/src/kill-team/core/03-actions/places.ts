// Places around a spot, in a plain order.
export { AROUND, flat, placeAt, type Unit } from '@little-wars/engine/geometry';

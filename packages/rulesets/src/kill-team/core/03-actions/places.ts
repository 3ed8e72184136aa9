// Places around a spot, in a fixed order.
export { AROUND, flat, placeAt, type Unit } from '@little-wars/engine/geometry';

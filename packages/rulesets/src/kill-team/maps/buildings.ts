// Buildings of killzones.
export * from '@little-wars/engine/pieces';

// What killzones are built of.
export * from '@little-wars/engine/pieces';

// Types of weapons as cards print them

const TYPES: { readonly [type: string]: string } = {
  assault: 'Assault',
  heavy: 'Heavy',
  'rapid-fire': 'Rapid Fire',
  pistol: 'Pistol',
  grenade: 'Grenade',
  dakka: 'Dakka',
};

/** The type of a weapon as cards print it. */
export const typeWord = (type: string): string => TYPES[type] ?? type;

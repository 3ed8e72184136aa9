/** A number of operatives with the same card and weapons. */
export type Line = readonly [count: number, card: string, ...loadOut: string[]];

/**
 * A kill team in shorthand, built around its first fire team. Operatives are named by card and number: the second
 * boy-fighter of the team is boy-fighter-2.
 */
export interface Plan {
  readonly name: string;
  readonly fireteams: readonly (readonly [fireteam: string, ...lines: Line[]])[];
  readonly equipment: readonly (readonly [item: string, operative: string])[];
}

const spaceMarines: readonly Plan[] = [
  {
    name: 'Tactical Marines',
    fireteams: [
      [
        'tactical-marine',
        [1, 'tactical-marine-sergeant', 'power-weapon', 'plasma-pistol'],
        [3, 'tactical-marine-warrior', 'boltgun', 'fists'],
        [1, 'tactical-marine-gunner', 'plasma-gun', 'fists'],
        [1, 'tactical-marine-heavy-gunner', 'heavy-bolter', 'fists'],
      ],
    ],
    equipment: [
      ['purity-seal', 'tactical-marine-sergeant-1'],
      ['krak-grenade', 'tactical-marine-warrior-1'],
      ['suspensor-system', 'tactical-marine-heavy-gunner-1'],
    ],
  },
  {
    name: 'Intercessors',
    fireteams: [
      [
        'intercessor',
        [1, 'intercessor-sergeant', 'auto-bolt-rifle', 'power-fist'],
        [3, 'intercessor-warrior', 'bolt-rifle', 'fists'],
        [1, 'intercessor-warrior', 'auto-bolt-rifle', 'fists'],
        [1, 'intercessor-warrior', 'stalker-bolt-rifle', 'fists'],
      ],
    ],
    equipment: [
      ['purity-seal', 'intercessor-sergeant-1'],
      ['krak-grenade', 'intercessor-warrior-1'],
      ['auxiliary-grenade-launcher', 'intercessor-warrior-1'],
      ['auspex', 'intercessor-warrior-2'],
    ],
  },
  {
    name: 'Assault Intercessors',
    fireteams: [
      [
        'assault-intercessor',
        [1, 'assault-intercessor-sergeant', 'plasma-pistol', 'thunder-hammer'],
        [5, 'assault-intercessor-warrior', 'heavy-bolt-pistol', 'chainsword'],
      ],
    ],
    equipment: [
      ['purity-seal', 'assault-intercessor-sergeant-1'],
      ['purity-seal', 'assault-intercessor-warrior-1'],
      ['krak-grenade', 'assault-intercessor-warrior-2'],
    ],
  },
];

const necrons: readonly Plan[] = [
  {
    name: 'Necron Warriors',
    fireteams: [
      [
        'necron-warrior',
        [3, 'necron-warrior', 'gauss-flayer', 'bayonet'],
        [2, 'necron-warrior', 'gauss-reaper', 'bayonet'],
      ],
      [
        'immortal',
        [1, 'immortal-leader', 'gauss-blaster', 'bayonet'],
        [2, 'immortal-warrior', 'gauss-blaster', 'bayonet'],
        [1, 'immortal-warrior', 'tesla-carbine', 'bayonet'],
      ],
    ],
    equipment: [
      ['starfire-core', 'necron-warrior-1'],
      ['starfire-core', 'necron-warrior-4'],
      ['devourer-nanoscarabs', 'necron-warrior-5'],
      ['sempiternal-weave', 'immortal-leader-1'],
    ],
  },
  {
    name: 'Immortals',
    fireteams: [
      [
        'immortal',
        [1, 'immortal-leader', 'tesla-carbine', 'bayonet'],
        [2, 'immortal-warrior', 'gauss-blaster', 'bayonet'],
        [1, 'immortal-warrior', 'tesla-carbine', 'bayonet'],
      ],
      ['deathmark', [4, 'deathmark-warrior', 'synaptic-disintegrator', 'fists']],
    ],
    equipment: [
      ['sempiternal-weave', 'immortal-leader-1'],
      ['starfire-core', 'immortal-warrior-1'],
      ['devourer-nanoscarabs', 'immortal-warrior-2'],
      ['tesla-weave', 'immortal-warrior-3'],
    ],
  },
  {
    name: 'Flayed Ones',
    fireteams: [
      ['flayed-one', [1, 'flayed-one-leader', 'flayer-claws'], [4, 'flayed-one-warrior', 'flayer-claws']],
      [
        'necron-warrior',
        [2, 'necron-warrior', 'gauss-flayer', 'bayonet'],
        [3, 'necron-warrior', 'gauss-reaper', 'bayonet'],
      ],
    ],
    equipment: [
      ['mindshackle-scarabs', 'flayed-one-leader-1'],
      ['devourer-nanoscarabs', 'flayed-one-warrior-1'],
      ['tesla-weave', 'necron-warrior-1'],
      ['starfire-core', 'necron-warrior-3'],
    ],
  },
  {
    name: 'Deathmarks',
    fireteams: [
      [
        'deathmark',
        [1, 'deathmark-leader', 'synaptic-disintegrator', 'fists'],
        [3, 'deathmark-warrior', 'synaptic-disintegrator', 'fists'],
      ],
      [
        'immortal',
        [2, 'immortal-warrior', 'gauss-blaster', 'bayonet'],
        [2, 'immortal-warrior', 'tesla-carbine', 'bayonet'],
      ],
    ],
    equipment: [
      ['sempiternal-weave', 'deathmark-leader-1'],
      ['mindshackle-scarabs', 'deathmark-warrior-1'],
      ['starfire-core', 'immortal-warrior-1'],
      ['hyperphase-blade', 'immortal-warrior-3'],
    ],
  },
];

const orks: readonly Plan[] = [
  {
    name: 'Boyz',
    fireteams: [
      [
        'boy',
        [1, 'boss-nob', 'kombi-skorcha', 'power-klaw'],
        [2, 'boy-fighter', 'slugga', 'choppa'],
        [1, 'boy-fighter', 'shoota', 'fists'],
        [1, 'boy-gunner', 'rokkit-launcha', 'fists'],
        [2, 'gretchin', 'gretchin-blasta', 'gretchin-knife'],
      ],
      ['clan-kommando', [5, 'clan-kommando-fighter', 'slugga', 'choppa']],
    ],
    equipment: [
      ['bosspole', 'boss-nob-1'],
      ['drum-mag', 'boy-fighter-3'],
      ['targetin-fing', 'boy-gunner-1'],
      ['stikkbomb', 'clan-kommando-fighter-1'],
    ],
  },
  {
    name: 'Clan Kommandos',
    fireteams: [
      [
        'clan-kommando',
        [1, 'clan-kommando-nob', 'slugga', 'power-klaw'],
        [4, 'clan-kommando-fighter', 'slugga', 'choppa'],
      ],
      [
        'boy',
        [2, 'boy-fighter', 'shoota', 'fists'],
        [2, 'boy-fighter', 'slugga', 'choppa'],
        [1, 'boy-gunner', 'big-shoota', 'fists'],
      ],
    ],
    equipment: [
      ['bosspole', 'clan-kommando-nob-1'],
      ['stikkbomb', 'clan-kommando-fighter-1'],
      ['eavy-armour', 'clan-kommando-fighter-2'],
      ['targetin-fing', 'boy-gunner-1'],
    ],
  },
  {
    name: 'Speshulists',
    fireteams: [
      [
        'speshulist',
        [1, 'spanner', 'kustom-mega-blasta', 'fists'],
        [1, 'burna-boy', 'burna', 'fists'],
        [2, 'loota', 'deffgun', 'fists'],
      ],
      [
        'boy',
        [2, 'boy-fighter', 'shoota', 'fists'],
        [2, 'boy-fighter', 'slugga', 'choppa'],
        [1, 'boy-gunner', 'big-shoota', 'fists'],
      ],
    ],
    equipment: [
      ['kustom-force-field', 'spanner-1'],
      ['cuttin-nozzle', 'burna-boy-1'],
      ['targetin-fing', 'loota-1'],
      ['stikkbomb', 'boy-fighter-3'],
    ],
  },
];

const aeldari: readonly Plan[] = [
  {
    name: 'Guardian Defenders',
    fireteams: [
      [
        'guardian-defender',
        [1, 'guardian-defender-leader', 'shuriken-catapult', 'fists'],
        [3, 'guardian-defender-warrior', 'shuriken-catapult', 'fists'],
        [1, 'guardian-defender-heavy-gunner', 'shuriken-catapult', 'fists'],
        [1, 'guardian-defender-heavy-weapon-platform', 'shuriken-cannon'],
      ],
      ['ranger', [5, 'ranger-warrior', 'ranger-long-rifle', 'shuriken-pistol', 'fists']],
    ],
    equipment: [
      ['celestial-shield', 'guardian-defender-leader-1'],
      ['wraithbone-talisman', 'guardian-defender-heavy-gunner-1'],
      ['plasma-grenade', 'guardian-defender-warrior-1'],
      ['ranger-scope', 'ranger-warrior-1'],
    ],
  },
  {
    name: 'Dire Avengers',
    fireteams: [
      [
        'dire-avenger',
        [1, 'dire-avenger-exarch', 'diresword', 'shimmershield'],
        [4, 'dire-avenger-warrior', 'avenger-shuriken-catapult', 'fists'],
      ],
      [
        'storm-guardian',
        [5, 'storm-guardian-warrior', 'shuriken-pistol', 'storm-guardian-blades'],
        [1, 'storm-guardian-gunner', 'fusion-gun', 'fists'],
      ],
    ],
    equipment: [
      ['avenger-shrine-banner', 'dire-avenger-exarch-1'],
      ['wraithbone-talisman', 'dire-avenger-exarch-1'],
      ['plasma-grenade', 'dire-avenger-warrior-1'],
      ['wraithbone-talisman', 'storm-guardian-gunner-1'],
    ],
  },
  {
    name: 'Rangers',
    fireteams: [
      [
        'ranger',
        [1, 'ranger-leader', 'ranger-long-rifle', 'shuriken-pistol', 'fists'],
        [4, 'ranger-warrior', 'ranger-long-rifle', 'shuriken-pistol', 'fists'],
      ],
      [
        'guardian-defender',
        [4, 'guardian-defender-warrior', 'shuriken-catapult', 'fists'],
        [1, 'guardian-defender-heavy-gunner', 'shuriken-catapult', 'fists'],
        [1, 'guardian-defender-heavy-weapon-platform', 'bright-lance'],
      ],
    ],
    equipment: [
      ['ranger-scope', 'ranger-leader-1'],
      ['pathfinder-cloak', 'ranger-leader-1'],
      ['ranger-scope', 'ranger-warrior-1'],
      ['pathfinder-cloak', 'ranger-warrior-2'],
    ],
  },
  {
    name: 'Storm Guardians',
    fireteams: [
      [
        'storm-guardian',
        [1, 'storm-guardian-leader', 'shuriken-pistol', 'storm-guardian-blades'],
        [4, 'storm-guardian-warrior', 'shuriken-pistol', 'storm-guardian-blades'],
        [1, 'storm-guardian-gunner', 'flamer', 'fists'],
      ],
      ['dire-avenger', [5, 'dire-avenger-warrior', 'avenger-shuriken-catapult', 'fists']],
    ],
    equipment: [
      ['wraithbone-talisman', 'storm-guardian-leader-1'],
      ['celestial-shield', 'storm-guardian-gunner-1'],
      ['plasma-grenade', 'storm-guardian-warrior-1'],
      ['weaponised-panoply', 'dire-avenger-warrior-1'],
      ['weaponised-panoply', 'dire-avenger-warrior-2'],
      ['weaponised-panoply', 'dire-avenger-warrior-3'],
    ],
  },
];

const tyranids: readonly Plan[] = [
  {
    name: 'Genestealers',
    fireteams: [
      [
        'genestealer',
        [1, 'genestealer-leader', 'rending-claws', 'scything-talons'],
        [4, 'genestealer-fighter', 'double-rending-claws'],
      ],
      [
        'tyranid-warrior',
        [1, 'tyranid-warrior-fighter', 'deathspitter', 'scything-talons'],
        [1, 'tyranid-warrior-fighter', 'devourer', 'rending-claws'],
        [1, 'tyranid-warrior-heavy-gunner', 'venom-cannon', 'scything-talons'],
      ],
    ],
    equipment: [
      ['feeder-tendrils', 'genestealer-leader-1'],
      ['flesh-hooks', 'genestealer-leader-1'],
      ['adrenal-glands', 'genestealer-fighter-1'],
      ['toxin-sacs', 'genestealer-fighter-2'],
      ['acid-maw', 'genestealer-fighter-3'],
    ],
  },
  {
    name: 'Tyranid Swarm',
    fireteams: [
      [
        'tyranid-swarm',
        [4, 'hormagaunt', 'scything-talons'],
        [2, 'termagant', 'fleshborer', 'claws'],
        [1, 'termagant', 'devourer', 'claws'],
      ],
      [
        'tyranid-warrior',
        [1, 'tyranid-warrior-leader', 'deathspitter', 'boneswords'],
        [1, 'tyranid-warrior-fighter', 'lash-whip', 'bonesword', 'rending-claws'],
        [1, 'tyranid-warrior-heavy-gunner', 'barbed-strangler', 'scything-talons'],
      ],
    ],
    equipment: [
      ['adrenal-glands', 'hormagaunt-1'],
      ['toxin-sacs', 'hormagaunt-2'],
      ['flesh-hooks', 'hormagaunt-3'],
      ['feeder-tendrils', 'tyranid-warrior-leader-1'],
      ['adrenal-glands', 'tyranid-warrior-fighter-1'],
    ],
  },
  {
    name: 'Tyranid Warriors',
    fireteams: [
      [
        'tyranid-warrior',
        [1, 'tyranid-warrior-leader', 'deathspitter', 'boneswords'],
        [1, 'tyranid-warrior-fighter', 'scything-talons', 'rending-claws'],
        [1, 'tyranid-warrior-heavy-gunner', 'venom-cannon', 'lash-whip', 'bonesword'],
      ],
      [
        'genestealer',
        [3, 'genestealer-fighter', 'double-rending-claws'],
        [2, 'genestealer-fighter', 'rending-claws', 'scything-talons'],
      ],
    ],
    equipment: [
      ['extended-chitin', 'tyranid-warrior-leader-1'],
      ['extended-chitin', 'tyranid-warrior-heavy-gunner-1'],
      ['adrenal-glands', 'tyranid-warrior-fighter-1'],
      ['toxin-sacs', 'genestealer-fighter-4'],
    ],
  },
];

const tau: readonly Plan[] = [
  {
    name: 'Fire Warriors',
    fireteams: [
      [
        'fire-warrior',
        [1, 'fire-warrior-shasui', 'pulse-rifle', 'gun-butt'],
        [2, 'fire-warrior-shasla', 'pulse-rifle', 'gun-butt'],
        [1, 'fire-warrior-shasla', 'pulse-blaster', 'gun-butt'],
        [1, 'mv1-gun-drone', 'twin-pulse-carbine', 'ram'],
        [1, 'mv4-shield-drone', 'ram'],
      ],
      [
        'pathfinder',
        [4, 'pathfinder-shasla', 'pulse-carbine', 'gun-butt'],
        [1, 'pathfinder-heavy-gunner', 'rail-rifle', 'gun-butt'],
        [1, 'mv7-marker-drone', 'ram'],
      ],
    ],
    equipment: [
      ['holographic-readout', 'fire-warrior-shasui-1'],
      ['markerlight', 'fire-warrior-shasui-1'],
      ['markerlight', 'fire-warrior-shasla-1'],
      ['photon-grenade', 'fire-warrior-shasla-3'],
      ['photon-grenade', 'pathfinder-shasla-1'],
    ],
  },
  {
    name: 'Pathfinders',
    fireteams: [
      [
        'pathfinder',
        [1, 'pathfinder-shasui', 'pulse-carbine', 'gun-butt'],
        [4, 'pathfinder-shasla', 'pulse-carbine', 'gun-butt'],
        [1, 'pathfinder-heavy-gunner', 'ion-rifle', 'gun-butt'],
        [1, 'mv7-marker-drone', 'ram'],
      ],
      [
        'fire-warrior',
        [3, 'fire-warrior-shasla', 'pulse-rifle', 'gun-butt'],
        [2, 'fire-warrior-shasla', 'pulse-carbine', 'gun-butt'],
        [1, 'mv1-gun-drone', 'twin-pulse-carbine', 'ram'],
      ],
    ],
    equipment: [
      ['holographic-readout', 'pathfinder-shasui-1'],
      ['photon-grenade', 'pathfinder-shasui-1'],
      ['photon-grenade', 'pathfinder-shasla-1'],
      ['markerlight', 'pathfinder-heavy-gunner-1'],
      ['markerlight', 'fire-warrior-shasla-1'],
    ],
  },
  {
    name: 'Stealth Battlesuits',
    fireteams: [
      [
        'stealth-battlesuit',
        [1, 'stealth-battlesuit-shasvre', 'burst-cannon', 'fists'],
        [1, 'stealth-battlesuit-shasui', 'burst-cannon', 'fists'],
        [1, 'stealth-battlesuit-shasui', 'fusion-blaster', 'fists'],
      ],
      [
        'pathfinder',
        [5, 'pathfinder-shasla', 'pulse-carbine', 'gun-butt'],
        [1, 'pathfinder-heavy-gunner', 'rail-rifle', 'gun-butt'],
      ],
    ],
    equipment: [
      ['target-lock', 'stealth-battlesuit-shasvre-1'],
      ['holographic-readout', 'stealth-battlesuit-shasvre-1'],
      ['target-lock', 'stealth-battlesuit-shasui-1'],
      ['photon-grenade', 'pathfinder-shasla-1'],
    ],
  },
];

/** KT-13.3: by faction. */
export const plans: readonly (readonly [faction: string, readonly Plan[]])[] = [
  ['space-marines', spaceMarines],
  ['necrons', necrons],
  ['orks', orks],
  ['aeldari', aeldari],
  ['tyranids', tyranids],
  ['tau', tau],
];

/** What is core in a ruleset, and what stands between core and content: for dependencies.cjs and architecture.ts. */
const RULESET = '^packages/rulesets/src/[^/]+/';

/** The book's procedures. The library of the 40k editions has a folder for each phase. */
const CORE = `${RULESET}core/|^packages/rulesets/src/w40k/(attacks|battle|charge|dice|fight|flow|measuring|movement|psychic|shooting)/`;

/** Modules of a ruleset that know no content either. */
const BESIDE = `${RULESET}(areas|book|core-clauses|facts|options|queries|state|terrain|types|walls)\\.ts$`;

/** The one door to content: cards and maps by their ids. */
const LOOKUPS = `${RULESET}lookups(/|\\.ts$)`;

/** What is printed on cards and maps. */
const PRINTED = `${RULESET}(content|maps)/`;

/** The types of cards, maps and lists. */
const FORMS = `${RULESET}(content/types|maps/map|muster/army)\\.ts$`;

module.exports = { BESIDE, CORE, FORMS, LOOKUPS, PRINTED, RULESET };

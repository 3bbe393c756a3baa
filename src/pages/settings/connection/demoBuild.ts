/** Whether this build holds the demo service; a constant, in a module of its own so that a test can say otherwise. */
export const isDemoBuild = __DEMO__

/** Whether this build includes the demo service. It is a separate module, so that tests can mock it. */
export const isDemoBuild = __DEMO__

/** How the run.json of a nightly run names itself. */
export const RUN_FORMAT = 'catalog-explorer-run'

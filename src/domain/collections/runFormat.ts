/** The value that identifies the run.json of a nightly run. */
export const RUN_FORMAT = 'catalog-explorer-run'

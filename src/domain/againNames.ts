/** The accessible names of saved searches and of running everything again, beside those of the rest of the app. */

export const SAVED = {
  save: 'Save search',
  isSaved: 'Saved',
  name: 'Name of the saved search',
  keep: 'Save the search',
  rename: 'Save the name',
  forget: 'Delete the saved search',
  undo: 'Undo',
  list: 'Saved searches',
  countAgain: 'Count again',
} as const

/** "Delete saved search cotton": beside its row. */
export function deleteSavedNamed(name: string): string {
  return `Delete saved search ${name}`
}

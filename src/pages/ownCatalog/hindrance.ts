import type { FeedPreview } from '../../catalog/ownCatalog.ts'

/** Why it cannot be imported as it is read now; null where it can. */
export function hindrance({ problem, columns, fields, reading, rows }: FeedPreview): string | null {
  // Records in the form of the specification have no columns to choose.
  const open = fields.filter(({ name, isNeeded }) => isNeeded && !reading.columns[name])
  if (columns.length > 0 && open.length > 0) {
    const labels = open.map(({ label }) => label).join(', ')
    return `Choose a column for ${labels}: without ${open.length === 1 ? 'it' : 'them'} there is nothing to show.`
  }
  if (problem !== null) return problem
  if (
    rows.length > 0 &&
    rows.every(({ problems }) => problems.some(({ isSkipped }) => isSkipped))
  ) {
    return 'None of the first rows can be read like this. Their reasons stand beside them; another column or separator may help.'
  }
  return null
}

/** The accessible names of selecting results. They have a file of their own, because the first results don’t need them. */

export const SELECTION = {
  bar: 'Selected products',
  clear: 'Clear selection',
  cleared: 'Selection cleared',
  page: 'Select all on this page',
  exported: 'Export selected',
} as const

export function selectNamed(title: string): string {
  return `Select ${title}`
}

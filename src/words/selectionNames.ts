/** The accessible names of selecting among results; apart, because the first results do without. */

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

/** Marks places in a source text, so that a test run shows which test files reach them. */

export type Probe = {
  index: number
  within: { start: number; end: number }
  beginsStatement: boolean
}

/**
 * The function that a marked place calls with its number. It is stored under a symbol, because page tests remove names from the
 * window between files.
 */
export const REACHED = Symbol.for('catalog-explorer.mutants.reached')

export const reach = (index: number) =>
  `globalThis[Symbol.for('${REACHED.description}')]?.(${index})`

/** The text behaves as before; places may be nested. */
export function withProbes(source: string, probes: readonly Probe[]): string {
  const marks = probes.flatMap(({ index, within: { start, end }, beginsStatement }) => {
    // Of two places that begin together, the longer is the outer one; of two that end together, the shorter ends first.
    const begin = { at: start, order: -end, isEnd: false }
    if (beginsStatement) return [{ ...begin, text: `${reach(index)}, ` }]
    return [
      { ...begin, text: `(${reach(index)}, ` },
      { at: end, order: -start, isEnd: true, text: ')' },
    ]
  })
  const inOrder = marks.toSorted(
    (one, other) =>
      one.at - other.at || Number(other.isEnd) - Number(one.isEnd) || one.order - other.order,
  )
  let marked = ''
  let done = 0
  for (const { at, text } of inOrder) {
    marked += source.slice(done, at) + text
    done = at
  }
  return marked + source.slice(done)
}

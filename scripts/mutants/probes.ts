/** Marks places in a source text, so that a run of the tests tells which of their files come by. */

export type Probe = {
  place: number
  within: { start: number; end: number }
  beginsStatement: boolean
}

/** What a marked place calls with its number. A symbol: names are taken from the window between files of page tests. */
export const REACHED = Symbol.for('catalog-explorer.mutants.reached')

export const reach = (index: number) =>
  `globalThis[Symbol.for('${REACHED.description}')]?.(${index})`

/** The text does what it did before; places may lie inside each other. */
export function withProbes(source: string, probes: readonly Probe[]): string {
  const marks = probes.flatMap(({ place: index, within: { start, end }, beginsStatement }) => {
    // Of two that begin at the same place the longer is the outer one, and of two that end there the shorter ends first.
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

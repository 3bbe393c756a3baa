/** The order of clothing sizes: letters from small to large, then figures, then everything else. */

/** XS, 2XL, XXXL, Medium: a figure that grows with the size, M = 0; null for anything else. */
function letterSize(text: string): number | null {
  const size = text
    .trim()
    .toUpperCase()
    .replace(/^SMALL$/, 'S')
    .replace(/^MEDIUM$/, 'M')
    .replace(/^(?:X-?|EXTRA )?LARGE$/, (word) => (word === 'LARGE' ? 'L' : 'XL'))
  if (size === 'M') return 0
  const parts = /^(?:(\d{1,2})X|(X{0,10}))([SL])$/.exec(size)
  const letter = parts?.[3]
  if (letter === undefined) return null
  const steps = 1 + (parts?.[1] === undefined ? (parts?.[2]?.length ?? 0) : Number(parts[1]))
  return letter === 'S' ? -steps : steps
}

/** The first figure in a size such as `38`, `UK 8.5`, `2-3Y`, `32x34`. */
function figureSize(text: string): number | null {
  const figure = /\d+(?:\.\d+)?/.exec(text)
  return figure === null ? null : Number(figure[0])
}

function place(text: string): [number, number] {
  const letter = letterSize(text)
  if (letter !== null) return [0, letter]
  const figure = figureSize(text)
  return figure === null ? [2, 0] : [1, figure]
}

/** Negative where `a` goes before `b`; 0 where sizes alone do not tell. */
export function compareSizes(a: string, b: string): number {
  const [groupA, sizeA] = place(a)
  const [groupB, sizeB] = place(b)
  return groupA - groupB || sizeA - sizeB
}

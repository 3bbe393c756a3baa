import { describe, expect, it } from 'vitest'
import { drawMutants } from './draw.ts'

const sources = new Map([
  ['short.ts', 'x = a < b'],
  ['long.ts', Array.from({ length: 50 }, (_, at) => `x${at} = a && b`).join('\n')],
  ['words.ts', "x = 'a'\n".repeat(20)],
])

describe('randomly drawn mutants', () => {
  it('are the same for the same seed and different for another', () => {
    expect(drawMutants(sources, 5, 3)).toEqual(drawMutants(sources, 5, 3))
    expect(drawMutants(sources, 5, 3)).not.toEqual(drawMutants(sources, 5, 4))
  })

  it('are all different, and no more than exist', () => {
    const drawn = drawMutants(sources, 1000, 1)
    expect(drawn).toHaveLength(51)
    expect(new Set(drawn.map(({ file, start }) => `${file}:${start}`)).size).toBe(51)
  })

  it('come from a file in proportion to its lines', () => {
    const drawn = drawMutants(sources, 20, 1)
    expect(drawn.filter(({ file }) => file === 'long.ts').length).toBeGreaterThan(15)
  })
})

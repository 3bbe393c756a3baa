import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { packWorkbook } from './packWorkbook.ts'

const environment = {
  now: () => 0,
  date: () => Date.UTC(2026, 4, 4),
  pause: () => Promise.resolve(),
}
const { signal } = new AbortController()

async function unpacked(texts: readonly string[]) {
  const counts: number[] = []
  const pieces = await packWorkbook([['a.xml', texts]], environment, signal, (count) =>
    counts.push(count),
  )
  const files = unzipSync(Buffer.concat(pieces))
  const bytes = files['a.xml']
  return { text: bytes && strFromU8(bytes), counts }
}

it('packs every text completely, and reports how much is packed', async () => {
  expect(await unpacked(['abc', '', 'de'])).toEqual({ text: 'abcde', counts: [3, 5] })
  expect(await unpacked([])).toEqual({ text: '', counts: [] })
})

it('packs 64,000 characters at a time', async () => {
  const text = 'abcd'.repeat(32_000)
  expect(await unpacked([text])).toEqual({ text, counts: [64_000, 128_000] })
  expect(await unpacked([`${text}e`])).toEqual({
    text: `${text}e`,
    counts: [64_000, 128_000, 128_001],
  })
})

it('splits no character between two pieces', async () => {
  const odd = `a${'👕'.repeat(40_000)}`
  expect(await unpacked([odd])).toEqual({ text: odd, counts: [63_999, 80_001] })
  const even = '👕'.repeat(32_001)
  expect(await unpacked([even])).toEqual({ text: even, counts: [64_000, 64_002] })
})

it('stops with the reason of the abort signal', async () => {
  const stopped = new AbortController()
  const packing = packWorkbook([['a.xml', ['a', 'b']]], environment, stopped.signal, () =>
    stopped.abort(new Error('enough')),
  )
  await expect(packing).rejects.toThrow('enough')
})

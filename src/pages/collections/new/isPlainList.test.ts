import { expect, it } from 'vitest'
import { aCodeReading } from '@test/made/aCodeReading.ts'
import { isPlainList } from './isPlainList.ts'

const A = '2049811842247'
const B = '2049811921430'

it.each([
  ['codes, one per line', `${A}\n${B}`, true],
  ['codes under a heading', `EAN\n${A}\n${B}`, true],
  ['links and codes', `${A}\nhttps://shop.example/p/1`, true],
  ['a code that was corrected', `${A}\n'36000291452`, false],
  ['a line that can’t be checked', `${A}\nnonsense`, false],
  ['a table', `EAN;Name\n${A};Shirt\n${B};Hat`, false],
])(
  'the import preview is either hidden or shown for a text with %s: %#',
  async (_, text, isPlain) => {
    expect(isPlainList(await aCodeReading(text), {})).toBe(isPlain)
  },
)

it('the import preview is shown for a list of codes once you have changed it', async () => {
  const answers = { heading: 'none' } as const
  expect(isPlainList(await aCodeReading(`${A}\n${B}`, answers), answers)).toBe(false)
})

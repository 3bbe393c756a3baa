import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkDigit } from '@/lib/gtin.ts'
import { readImport, usualContext } from './readImport.ts'
import { bytesSource, textSource } from './source.ts'

const ean = (number: number) => {
  const body = `20${String(number).padStart(10, '0')}`
  return body + String(checkDigit(body))
}
const eans = (count: number) => Array.from({ length: count }, (_, at) => ean(at))

async function read(text: string) {
  const reading = await readImport(textSource('codes.csv', text), 'codes', {}, usualContext)
  if (reading.kind === 'refused') throw new Error(reading.message)
  return reading
}
const kinds = async (text: string) =>
  (await read(text)).rows.map(({ entry }) => (entry.kind === 'invalid' ? entry.reason : entry.kind))

describe('lines that are looked up', () => {
  it('are one per row, in the order of the file', async () => {
    const inputCodes = eans(500)
    const { rows, headingLines } = await read(inputCodes.join('\r\n'))
    expect(headingLines).toEqual([])
    expect(rows.map(({ text }) => text)).toEqual(inputCodes)
    expect(rows.map(({ line }) => line)).toEqual(inputCodes.map((_, at) => at + 1))
  })

  it('account for every filled row: it is a heading, a row, or left out with a reason', async () => {
    const cell = fc.oneof(
      fc.nat(200).map(ean),
      fc.constantFrom('4.0E+12', '2049811842246', 'https://shop.example/1', 'x', ''),
      // A row of only such characters would count as a line that was drawn below a heading.
      fc
        .string({ maxLength: 6 })
        .map((text) => text.replace(/["\\;\t,|\r\n\-_=+*.~\u2028\u2029]/g, '')),
    )
    const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), {
      minLength: 1,
      maxLength: 30,
    })
    await fc.assert(
      fc.asyncProperty(table, async (rows) => {
        const text = rows.map((cells) => cells.join(';')).join('\n')
        const answers = { delimiter: ';' } as const
        const source = textSource('codes.csv', text)
        const reading = await readImport(source, 'codes', answers, usualContext)
        const filled = rows.flatMap((cells, at) =>
          cells.some((one) => one.trim() !== '') ? [at + 1] : [],
        )
        if (reading.kind === 'refused') {
          expect(filled).toEqual([])
          return
        }
        const found = new Set([
          ...reading.headingLines,
          ...reading.rows.map(({ line }) => line),
          ...reading.remarks.flatMap(({ kind, line }) => (kind === 'left out' ? [line] : [])),
        ])
        expect([...found].toSorted((one, other) => one - other)).toEqual(filled)
      }),
      { numRuns: 200, seed: 4 },
    )
  })

  it('may mix codes, links and product IDs', async () => {
    const id = 'FC0F4C9D0BF2F140EC6EF3A7BEA2C731'
    expect(await kinds(`${ean(1)}\nhttps://shop.example/1\n${id}\n4.0E+12\nxyz`)).toEqual([
      'ean',
      'url',
      'id',
      'digits lost',
      'unknown',
    ])
  })

  it('are found below a title and a heading, and directly below a table', async () => {
    const { rows, headingLines } = await read(
      `Stock of May\nName\tEAN\nShirt\t${ean(1)}\nHat\t${ean(2)}\n${ean(3)}`,
    )
    expect(headingLines).toEqual([2])
    expect(rows.map(({ line, text }) => [line, text])).toEqual([
      [3, ean(1)],
      [4, ean(2)],
      [5, ean(3)],
    ])
  })

  it.each([
    ['only a byte order mark', new Uint8Array([0xef, 0xbb, 0xbf])],
    ['only blank lines', new TextEncoder().encode(' \r\n\t\r\n')],
    ['only a line that names the separator', new TextEncoder().encode('sep=;\n')],
  ])('are not found in a file with %s, which is refused as empty', async (_, bytes) => {
    const source = bytesSource('codes.csv', bytes)
    expect(await readImport(source, 'codes', {}, usualContext)).toEqual({
      kind: 'refused',
      message: 'codes.csv is empty.',
    })
  })

  it.each(['9', '""x', ' 9', '-'])(
    'include no valid code from one line of a million characters of %j',
    async (part) => {
      const text = part.repeat(Math.floor(1_000_000 / part.length))
      const reading = await readImport(textSource('a.txt', text), 'codes', {}, usualContext)
      const rows = reading.kind === 'read' ? reading.rows : []
      expect(rows.filter(({ entry }) => entry.kind !== 'invalid')).toEqual([])
    },
  )
})

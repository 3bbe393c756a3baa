import { describe, expect, it } from 'vitest'
import { readImport, usualContext } from './readImport.ts'
import { textSource } from './source.ts'

const A = '2049811842247'
const B = '2049811763054'

async function read(text: string, task: 'codes' | 'prices' = 'prices') {
  const reading = await readImport(textSource('list.csv', text), task, {}, usualContext)
  if (reading.kind === 'refused') throw new Error(reading.message)
  return reading
}

describe('the import preview of a file', () => {
  const text = `Price list\nEAN;Artikel;EK;VK\n${A};Hemd;8,00;12,50\n36000291452;Polo;6,00;ab 9,00\nshirt;Mantel;1;2\nTotal;;15,00;\n`

  it('shows its number of lines, its heading and its first lines', async () => {
    const reading = await read(text)
    expect(reading.file).toMatchObject({ name: 'list.csv', delimiter: ';', lines: 6 })
    expect(reading.headingLines).toEqual([2])
    expect(reading.firstLines.map(({ line, is, about }) => [line, is, about])).toEqual([
      [1, 'left out', 'above the headings'],
      [2, 'heading', ''],
      [3, 'row', ''],
      [4, 'row', ''],
      [5, 'row', ''],
      [6, 'left out', 'total'],
    ])
  })

  it('shows each role with sample values as given and as read', async () => {
    const { roles } = await read(text)
    const price = roles.find(({ role }) => role === 'price')
    expect(price).toMatchObject({
      label: 'Your price',
      column: 3,
      samples: [
        { line: 3, rawText: '12,50', read: '12.50', remark: null },
        { line: 4, rawText: 'ab 9,00', read: null, remark: 'doubtful' },
        { line: 5, rawText: '2', read: '2.00', remark: null },
      ],
    })
    expect(roles.find(({ role }) => role === 'cost')?.note).toBe(
      'Lower than your price in all rows',
    )
    expect(roles.find(({ role }) => role === 'code')).toMatchObject({
      isNeeded: true,
      note: '1 EAN-13, 1 UPC-A, all check digits are valid; 1 in-store code, which other shops may use for another product',
    })
  })

  it('notes that prices are without tax or in cents if the heading says so', async () => {
    const noteOf = async (heading: string, price: string) => {
      const { roles } = await read(`EAN;${heading}\n${A};${price}\n${B};${price}\n`)
      return roles.find(({ role }) => role === 'price')?.note
    }
    expect(await noteOf('VK', '12,50')).toBe('')
    expect(await noteOf('VK netto', '12,50')).toBe('As its heading says, without tax')
    expect(await noteOf('Preis in Cent', '1250')).toBe('As its heading says, in cents')
  })

  it('counts used, mended, doubtful and left-out rows, and lists their remarks', async () => {
    const { counts, remarks } = await read(text)
    expect(counts).toEqual({ used: 2, mended: 1, doubtful: 1, leftOut: 3, hidden: 0 })
    expect(remarks.map(({ line, kind }) => [line, kind])).toEqual([
      [4, 'mended'],
      [4, 'doubtful'],
      [1, 'left out'],
      [5, 'left out'],
      [6, 'left out'],
    ])
  })

  it('gives files with the same columns the same shape', async () => {
    const other = await read(`EAN;Artikel;EK;VK\n${B};Polo;1,00;2,00\n`)
    expect((await read(text)).shape).toBe(other.shape)
    expect((await read(`EAN;Artikel;VK;EK\n${B};Polo;1,00;2,00\n`)).shape).not.toBe(other.shape)
    expect((await read(`${B};2,00\n`)).shape).toContain('no heading')
  })
})

import { describe, expect, it } from 'vitest'
import { aWorkbook } from '@test/made/aWorkbook.ts'
import { openSheets } from './openSheets.ts'
import { bytesSource, textSource } from './source.ts'

const pace = () => Promise.resolve()

describe('the sheets of a file', () => {
  it('place each row of a text at its line number', async () => {
    expect(await openSheets(textSource('a.csv', 'sep=;\nEAN;Price\n\n204;12,5\n'), pace)).toEqual({
      kind: 'opened',
      sheets: [{ name: '', rows: [[], ['EAN', 'Price'], [], ['204', '12,5']] }],
    })
  })

  it('are a workbook’s sheets by name, with numbers as displayed', async () => {
    const bytes = aWorkbook({
      Empty: '',
      Codes:
        '<row r="2"><c r="A2"><v>2.049811842247E12</v></c><c r="B2"><v>12.499999999999998</v></c></row>',
    })
    expect(await openSheets(bytesSource('a.xlsx', bytes), pace)).toEqual({
      kind: 'opened',
      sheets: [
        { name: 'Empty', rows: [] },
        { name: 'Codes', rows: [[], ['2049811842247', '12.5']] },
      ],
    })
  })

  it('are not returned for a refused file, only the reason', async () => {
    expect(await openSheets(textSource('a.csv', ''), pace)).toEqual({
      kind: 'refused',
      message: 'a.csv is empty.',
    })
  })

  it('are no longer read once pace rejects', async () => {
    const stop = () => Promise.reject(new Error('stopped'))
    await expect(openSheets(textSource('a.csv', 'a;b\n1;2'), stop)).rejects.toThrow('stopped')
  })
})

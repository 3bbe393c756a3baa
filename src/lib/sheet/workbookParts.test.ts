import { expect, it } from 'vitest'
import { STYLE, workbookParts } from './workbookParts.ts'

const partOf = (path: string) => new Map(workbookParts('Rows & more')).get(path) ?? ''

it('each style stands at its place in the workbook', () => {
  const [, formats = ''] = /<cellXfs[^>]*>(.*)<\/cellXfs>/.exec(partOf('xl/styles.xml')) ?? []
  const places = [...formats.matchAll(/<xf [^>]*>/g)].map(([format]) => format)
  const placeOf = (sign: string) => places.findIndex((format) => format.includes(sign))
  expect(places).toHaveLength(Object.keys(STYLE).length)
  expect(STYLE).toEqual({
    plain: 0,
    code: placeOf('numFmtId="49"'),
    moment: placeOf('numFmtId="164"'),
    name: placeOf('fontId="1"'),
    quoted: placeOf('quotePrefix="1"'),
  })
})

it('the sheet has its name, as XML holds it', () => {
  expect(partOf('xl/workbook.xml')).toContain('<sheet name="Rows &amp; more" sheetId="1"')
})

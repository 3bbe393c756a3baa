import { expect, it } from 'vitest'
import { sheetNames, sheetPath, STYLE, workbookParts } from './workbookParts.ts'

const partOf = (path: string) => new Map(workbookParts(['Rows & more', 'Notes'])).get(path) ?? ''

it('each style has its index in the workbook’s list of styles', () => {
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

it('the workbook contains the sheet’s name, escaped for XML', () => {
  expect(partOf('xl/workbook.xml')).toContain('<sheet name="Rows &amp; more" sheetId="1"')
})

it('each sheet has the path that the workbook refers to', () => {
  for (const [index, id] of ['rId1', 'rId2'].entries()) {
    expect(partOf('xl/workbook.xml')).toContain(`r:id="${id}"`)
    expect(`xl/${partOf('xl/_rels/workbook.xml.rels')}`).toContain(
      `Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="${sheetPath(index).slice(3)}"`,
    )
    expect(partOf('[Content_Types].xml')).toContain(`PartName="/${sheetPath(index)}"`)
  }
})

it('sheet names are cleaned and shortened for Excel, and no two are the same', () => {
  const long = 'The prices of all merchants in each country'
  expect(sheetNames(['Rows: all/some?', '', long, `${long}, again`, 'rows  all some'])).toEqual([
    'Rows  all some',
    'Sheet',
    'The prices of all merchants in',
    'The prices of all merchants (2)',
    'rows  all some (2)',
  ])
})

import fc from 'fast-check'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { RefusedFile } from '@/features/import/source.ts'
import type { Cell, FileSheet } from '@/features/import/table.ts'
import { workbooks } from '@test/hostileFiles/workbooks.ts'
import { importCase } from '@test/importCases.ts'
import { aWorkbook } from '@test/made/aWorkbook.ts'
import { readWorkbook } from './readWorkbook.ts'

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

const read = (bytes: Uint8Array<ArrayBuffer>) => readWorkbook(bytes, async () => {})
const firstOf = async (bytes: Uint8Array<ArrayBuffer>): Promise<FileSheet> => {
  const [sheet] = await read(bytes)
  if (!sheet) throw new Error('There is no sheet.')
  return sheet
}
const rowsOf = async (bytes: Uint8Array<ArrayBuffer>): Promise<Record<number, readonly Cell[]>> =>
  Object.fromEntries((await firstOf(bytes)).rows.map(({ line, cells }) => [line, cells]))
const refusal = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> => {
  try {
    await read(bytes)
    return 'read'
  } catch (error) {
    if (error instanceof RefusedFile) return error.message
    throw error
  }
}

/** A workbook with one sheet, whose rows and what follows them are given as XML. */
const sheet = (rows: string, after = '', more: Record<string, string> = {}) =>
  aWorkbook(
    { A: '' },
    {
      strings: ['EAN', 'See shop', '2049811701377'],
      more: {
        'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheetData>${rows}</sheetData>${after}</worksheet>`,
        ...more,
      },
    },
  )
const relationships = (...list: [id: string, type: string, target: string, mode?: string][]) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${list
    .map(
      ([id, type, target, mode = 'Internal']) =>
        `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}" TargetMode="${mode}"/>`,
    )
    .join('')}</Relationships>`

describe('a workbook', () => {
  const CODES = {
    1: ['EAN', 'Title', 'Price'],
    2: ['2049811701377', 'Shirt 1', 9.99],
    3: ['2049811702749', 'Shirt 2', 19.98],
    4: ['2049811704118', 'Shirt 3', 29.97],
    5: ['2049811705481', 'Shirt 4', 39.96],
  }
  it.each<[what: string, file: string]>([
    ['a main part that has an unusual name', 'main-part-of-another-name'],
    ['a capital letter in the name of a part', 'shared-strings-with-a-capital'],
    ['backslashes as path separators', 'backslashes-in-the-archive'],
  ])('is read with %s', async (_what, file) => {
    expect(await rowsOf(importCase(`workbooks/${file}.xlsx`).bytes)).toEqual(CODES)
  })

  it.each<[what: string, target: string, path: string]>([
    ['relative to the root', '/xl/worksheets/sheet1.xml', 'xl/worksheets/sheet1.xml'],
    ['relative to its folder', 'worksheets/sheet1.xml', 'xl/worksheets/sheet1.xml'],
    ['relative to the parent folder', '../sheets/one.xml', 'sheets/one.xml'],
    ['in different letter case', 'Worksheets/Sheet1.XML', 'xl/worksheets/sheet1.xml'],
    ['with backslashes', 'worksheets\\sheet1.xml', 'xl/worksheets/sheet1.xml'],
    ['that start with a dot', './worksheets/sheet1.xml', 'xl/worksheets/sheet1.xml'],
  ])('finds its sheets by targets %s', async (_what, target, path) => {
    const bytes = zipSync({
      '_rels/.rels': strToU8(relationships(['r1', 'officeDocument', '/xl/workbook.xml'])),
      'xl/workbook.xml': strToU8(
        `<workbook xmlns:r="${OFFICE}"><sheets><sheet name="A" r:id="r1"/></sheets></workbook>`,
      ),
      'xl/_rels/workbook.xml.rels': strToU8(relationships(['r1', 'worksheet', target])),
      [path]: strToU8('<worksheet><sheetData><row><c><v>7</v></c></row></sheetData></worksheet>'),
    })
    expect(await rowsOf(bytes)).toEqual({ 1: [7] })
  })

  it('is read back as write-excel-file wrote its texts', async () => {
    const texts = fc.oneof(
      fc.constantFrom('00012345600012', "O'Brien", 'two\nlines', '=1+1', 'größe €', '-7'),
      // The library that writes workbooks fails at names of properties that every object has.
      fc.string({ unit: 'grapheme', maxLength: 8 }).filter((text) => !(text in {})),
    )
    const tables = fc.array(fc.array(texts, { minLength: 3, maxLength: 3 }), {
      minLength: 1,
      maxLength: 12,
    })
    await fc.assert(
      fc.asyncProperty(tables, async (given) => {
        // Workbooks cannot contain characters that XML does not allow, and a cell of blanks does not count as filled.
        const rows = given.map((row) => [
          'x',
          ...row.map((cell) =>
            cell.replace(/[^\P{C}\n\t]|[\uFFFE\uFFFF]|_x[0-9a-f]{4}_/giu, '').replace(/^\s+$/, ''),
          ),
        ])
        const bytes = await writeXlsxFile(
          rows.map((row) => row.map((value) => ({ type: String, value }))),
        ).toBuffer()
        const found = await firstOf(new Uint8Array(bytes))
        expect(found.rows.map(({ cells }) => [0, 1, 2, 3].map((at) => cells[at] ?? ''))).toEqual(
          rows,
        )
      }),
      { numRuns: 60, seed: 4 },
    )
  })

  it('is read back as write-excel-file wrote its numbers, dates and booleans', async () => {
    const date = new Date(Date.UTC(2026, 2, 12, 9, 17))
    const bytes = await writeXlsxFile([
      [
        { type: Number, value: 12.5 },
        { type: Date, value: date, format: 'dd/mm/yyyy hh:mm' },
        { type: Boolean, value: true },
      ],
    ]).toBuffer()
    expect(await rowsOf(new Uint8Array(bytes))).toEqual({
      1: [12.5, { kind: 'date', text: '2026-03-12 09:17:00' }, 'TRUE'],
    })
  })

  it('returns all its sheets in order, and marks hidden ones', async () => {
    const found = await read(importCase('workbooks/hidden-sheet-and-filtered-rows.xlsx').bytes)
    expect(found.map(({ name, isHidden, rows }) => [name, isHidden, rows.length])).toEqual([
      ['Lookup', true, 3],
      ['Codes', false, 7],
    ])
    expect(found[1]?.rows.filter(({ isHidden }) => isHidden).map(({ line }) => line)).toEqual([
      6, 7,
    ])
  })

  it('marks rows that are hidden by height, and reads hidden columns', async () => {
    const { rows } = await firstOf(
      sheet(
        '<row r="1"><c><v>1</v></c><c><v>2</v></c></row><row r="2" ht="0" customHeight="1"><c><v>3</v></c></row><row r="3" hidden="true"><c><v>4</v></c></row><row r="4" hidden="0" ht="15"><c><v>5</v></c></row>',
        '<cols><col min="2" max="2" hidden="1"/></cols>',
      ),
    )
    expect(rows).toEqual([
      { line: 1, cells: [1, 2] },
      { line: 2, cells: [3], isHidden: true },
      { line: 3, cells: [4], isHidden: true },
      { line: 4, cells: [5] },
    ])
  })

  it('is read without a sheet that only has a chart', async () => {
    const bytes = aWorkbook(
      { Prices: '<row><c><v>7</v></c></row>', Chart: '' },
      {
        more: {
          'xl/_rels/workbook.xml.rels': relationships(
            ['r1', 'worksheet', 'worksheets/sheet1.xml'],
            ['r2', 'chartsheet', 'chartsheets/sheet2.xml'],
          ),
        },
      },
    )
    expect((await read(bytes)).map(({ name }) => name)).toEqual(['Prices'])
  })

  it('of 10,000 rows and a megabyte is read within a second or two', async () => {
    const rows = Array.from({ length: 10_000 }, (_, at) => [
      { type: String, value: `https://shop.example/${at}/${'x'.repeat(90)}` },
      { type: Number, value: at },
    ])
    const bytes = await writeXlsxFile(rows).toBuffer()
    const found = await firstOf(new Uint8Array(bytes))
    expect(found.rows).toHaveLength(10_000)
    expect(found.rows.at(-1)?.cells[1]).toBe(9999)
  })

  it('can be stopped between pieces, and reports its progress', async () => {
    const shares: number[] = []
    await readWorkbook(importCase('guards/plain-workbook.xlsx').bytes, async (share) => {
      shares.push(share)
    })
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
    expect(shares.at(-1)).toBe(1)
    const stopped = readWorkbook(importCase('guards/plain-workbook.xlsx').bytes, async () => {
      throw new Error('stopped')
    })
    await expect(stopped).rejects.toThrow('stopped')
  })
})

describe('a cell', () => {
  const styles = `<styleSheet xmlns="${MAIN}"><numFmts><numFmt numFmtId="164" formatCode="0000000000000"/><numFmt numFmtId="165" formatCode="&quot;€&quot;#,##0.00"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="49"/></cellXfs></styleSheet>`
  it.each<[what: string, cell: string, value: Cell]>([
    ['a code in exponent notation', '<c><v>2.049811842247E12</v></c>', 2_049_811_842_247],
    ['a code as a number', '<c><v>2049811921430</v></c>', 2_049_811_921_430],
    ['a code of 14 digits', '<c><v>12049812016477</v></c>', 12_049_812_016_477],
    ['a price', '<c s="3"><v>1.2989999999999999</v></c>', 1.299],
    [
      'a code that its number format pads with zeros',
      '<c s="2"><v>41250053330</v></c>',
      '0041250053330',
    ],
    ['a number stored as text', '<c t="s"><v>2</v></c>', '2049811701377'],
    ['a number that is formatted as text', '<c s="4"><v>7</v></c>', 7],
    ['a date', '<c s="1"><v>46000</v></c>', { kind: 'date', text: '2025-12-09' }],
    [
      'a date with a time',
      '<c s="1"><v>46000.5</v></c>',
      { kind: 'date', text: '2025-12-09 12:00:00' },
    ],
    [
      'a date and time in ISO 8601',
      '<c t="d"><v>2026-03-12T09:17:00</v></c>',
      { kind: 'date', text: '2026-03-12 09:17:00' },
    ],
    ['a date in ISO 8601', '<c t="d"><v>2026-03-12</v></c>', { kind: 'date', text: '2026-03-12' }],
    ['true', '<c t="b"><v>1</v></c>', 'TRUE'],
    ['false', '<c t="b"><v>0</v></c>', 'FALSE'],
    [
      'an error',
      '<c t="e"><f>VLOOKUP(1,A:A,1)</f><v>#N/A</v></c>',
      { kind: 'error', text: '#N/A' },
    ],
    ['an inline text', '<c t="inlineStr"><is><t>Since</t></is></c>', 'Since'],
    [
      'a text of several runs, with phonetic text',
      '<c t="inlineStr"><is><r><t>東</t></r><r><t xml:space="preserve">京 </t></r><rPh sb="0" eb="2"><t>トウキョウ</t></rPh></is></c>',
      '東京 ',
    ],
    ['an escaped control character', '<c t="str"><v>a_x000A_b</v></c>', 'a\nb'],
    ['a formula that results in a number', '<c><f>1+1</f><v>2</v></c>', 2],
    [
      'a formula that results in a text',
      '<c t="str"><f>CONCATENATE("0",B5)</f><v>0012345600012</v></c>',
      '0012345600012',
    ],
    ['an invalid number', '<c><v>1,5</v></c>', '1,5'],
    ['a number that is too large', '<c><v>1e999</v></c>', '1e999'],
  ])('with %s is %j', async (_what, cell, value) => {
    const bytes = sheet(`<row r="1">${cell}</row>`, '', { 'xl/styles.xml': styles })
    expect(await rowsOf(bytes)).toEqual({ 1: [value] })
  })

  it.each<[what: string, cell: string]>([
    ['no value', '<c><f>1+1</f></c>'],
    ['an empty value, as openpyxl writes it', '<c><f>1+1</f><v></v></c>'],
    ['only the index of a shared formula', '<c><f t="shared" si="0"/></c>'],
  ])('with a formula and %s is read as a formula', async (_what, cell) => {
    const found = await firstOf(sheet(`<row r="1">${cell}</row>`))
    expect(found).toMatchObject({ rows: [{ cells: [{ kind: 'formula' }] }], formulas: 1 })
  })

  it('with a formula and an empty text is empty', async () => {
    const found = await firstOf(
      sheet('<row r="1"><c><v>1</v></c><c t="str"><f>IF(1,"","x")</f><v></v></c></row>'),
    )
    expect(found).toMatchObject({ rows: [{ cells: [1] }], formulas: 0 })
  })

  it('with a formula and 0 is read as a formula if the workbook was never calculated', async () => {
    const workbook = (calculation: string) =>
      sheet(
        '<row r="1"><c><f>1+1</f><v>0</v></c><c><f>1+1</f><v>3</v></c><c><v>0</v></c></row>',
        '',
        {
          'xl/workbook.xml': `<workbook xmlns:r="${OFFICE}"><sheets><sheet name="A" r:id="r1"/></sheets>${calculation}</workbook>`,
        },
      )
    expect(await rowsOf(workbook('<calcPr calcId="124519" fullCalcOnLoad="1"/>'))).toEqual({
      1: [{ kind: 'formula' }, 3, 0],
    })
    expect(await rowsOf(workbook('<calcPr calcId="191029"/>'))).toEqual({ 1: [0, 3, 0] })
  })

  it('counts days from 1904 where the workbook says so', async () => {
    const bytes = sheet('<row r="1"><c s="1"><v>44538</v></c></row>', '', {
      'xl/workbook.xml': `<workbook xmlns:r="${OFFICE}"><workbookPr date1904="true"/><sheets><sheet name="A" r:id="r1"/></sheets></workbook>`,
    })
    expect(await rowsOf(bytes)).toEqual({ 1: [{ kind: 'date', text: '2025-12-09' }] })
  })

  it('is empty if it has only blanks, and a row of such cells is left out', async () => {
    const bytes = sheet(
      '<row r="1"><c t="str"><v> </v></c></row><row r="3"><c r="C3"><v>1</v></c></row><row r="4"><c s="1"/></row>',
    )
    expect(await rowsOf(bytes)).toEqual({ 3: ['', '', 1] })
  })
})

describe('a link behind a cell', () => {
  const SHOP = 'https://shop.example/11'
  const links = (list: string) => `<hyperlinks>${list}</hyperlinks>`
  const relation = {
    'xl/worksheets/_rels/sheet1.xml.rels': relationships(
      ['h1', 'hyperlink', SHOP, 'External'],
      ['h2', 'hyperlink', 'mailto:a@shop.example', 'External'],
    ),
  }
  const shop: Cell = { kind: 'link', text: 'See shop', url: SHOP }
  const text = '<c t="s"><v>1</v></c>'

  it.each<[what: string, cells: string, after: string, values: readonly Cell[]]>([
    ['is read from a relationship', text, links('<hyperlink ref="A1" r:id="h1"/>'), [shop]],
    [
      'includes the anchor in the page',
      text,
      links('<hyperlink ref="A1" r:id="h1" location="size"/>'),
      [{ ...shop, url: `${SHOP}#size` }],
    ],
    [
      'is read from its location attribute',
      text,
      links(`<hyperlink ref="A1" location="${SHOP}"/>`),
      [shop],
    ],
    [
      'applies to each cell of its range',
      text + text + text,
      links('<hyperlink ref="A1:B9" r:id="h1"/>'),
      [shop, shop, 'See shop'],
    ],
    [
      'to a place in the workbook is ignored',
      text,
      links('<hyperlink ref="A1" location="Sheet2!A1"/>'),
      ['See shop'],
    ],
    [
      'to an email address is ignored',
      text,
      links('<hyperlink ref="A1" r:id="h2"/>'),
      ['See shop'],
    ],
    [
      'with a missing relationship is ignored',
      text,
      links('<hyperlink ref="A1" r:id="h9"/>'),
      ['See shop'],
    ],
    [
      'is ignored if the cell contains a number',
      '<c><v>7</v></c>',
      links('<hyperlink ref="A1" r:id="h1"/>'),
      [7],
    ],
    [
      'is ignored if the text itself is a URL',
      '<c t="str"><v>https://shop.example/12</v></c>',
      links('<hyperlink ref="A1" r:id="h1"/>'),
      ['https://shop.example/12'],
    ],
    [
      'is read from a HYPERLINK formula',
      `<c t="str"><f>HYPERLINK("${SHOP}","See shop")</f><v>See shop</v></c>`,
      '',
      [shop],
    ],
    [
      'is read from a formula with a semicolon',
      `<c t="str"><f>HYPERLINK("${SHOP}"; A2)</f><v>See shop</v></c>`,
      '',
      [shop],
    ],
    [
      'is read from a formula that was never calculated',
      `<c><f>HYPERLINK("${SHOP}","See shop")</f><v></v></c>`,
      '',
      [shop],
    ],
    ['is a plain URL if its formula has no text', `<c><f>HYPERLINK("${SHOP}")</f></c>`, '', [SHOP]],
    [
      'is ignored if its formula composes the URL',
      `<c t="str"><f>HYPERLINK("${SHOP}"&amp;A2,"See shop")</f><v>See shop</v></c>`,
      '',
      ['See shop'],
    ],
  ])('%s', async (_what, cells, after, values) => {
    expect(await rowsOf(sheet(`<row r="1">${cells}</row>`, after, relation))).toEqual({ 1: values })
  })

  it('is read as spreadsheet programs write it', async () => {
    const { rows } = await firstOf(importCase('workbooks/links-behind-texts.xlsx').bytes)
    expect(rows.map(({ cells }) => cells[1])).toEqual([
      'Where',
      { kind: 'link', text: 'See shop', url: 'https://shop.example/item/11' },
      { kind: 'link', text: 'See shop', url: 'https://shop.example/item/12' },
      { kind: 'link', text: 'See shop', url: 'https://shop.example/item/13' },
    ])
  })
})

describe('merged cells', () => {
  const heading =
    '<row r="1"><c r="A1" t="str"><v>Article</v></c><c r="B1" t="str"><v>Price</v></c></row><row r="2"><c r="B2" t="str"><v>net</v></c><c r="C2" t="str"><v>gross</v></c></row>'
  const merge = (...refs: string[]) =>
    `<mergeCells>${refs.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells>`

  it('of a heading repeat their value in each column and row', async () => {
    expect(await rowsOf(sheet(heading, merge('A1:A2', 'B1:C1')))).toEqual({
      1: ['Article', 'Price', 'Price'],
      2: ['Article', 'net', 'gross'],
    })
  })

  it('repeat it only up to the last filled column', async () => {
    expect(await rowsOf(sheet(heading, merge('B1:XFD1')))).toMatchObject({
      1: ['Article', 'Price', 'Price'],
    })
  })

  it('have their value only once from row 21 on', async () => {
    const row = (line: number) =>
      `<row r="${line}"><c r="A${line}"><v>1</v></c><c r="B${line}"><v>2</v></c></row>`
    const rows = await rowsOf(
      sheet(
        `${row(1)}<row r="21"><c r="A21"><v>5</v></c></row><row r="22"><c r="B22"><v>2</v></c></row>`,
        merge('A21:A22'),
      ),
    )
    expect(rows).toEqual({ 1: [1, 2], 21: [5], 22: ['', 2] })
  })

  it('of a two-row heading are read from an example file', async () => {
    const { rows } = await firstOf(importCase('headings/two-heading-rows.xlsx').bytes)
    expect(rows[2]?.cells.filter((cell) => typeof cell === 'number')).toHaveLength(2)
  })
})

describe('workbooks of other programs', () => {
  const rows = { 1: ['EAN', 'Price'], 2: ['2049811701377', 9.99] }
  it.each<[program: string, xml: string]>([
    [
      'LibreOffice',
      '<row r="1" customFormat="false" ht="12.8" hidden="false" customHeight="false" outlineLevel="0" collapsed="false"><c r="A1" s="0" t="inlineStr"><is><t xml:space="preserve">EAN</t></is></c><c r="B1" s="0" t="inlineStr"><is><t>Price</t></is></c></row><row r="2" hidden="false"><c r="A2" s="0" t="s"><v>2</v></c><c r="B2" s="0" t="n"><v>9.99</v></c></row>',
    ],
    [
      'Google Sheets',
      '<row r="1"><c r="A1" s="0" t="s"><v>0</v></c><c r="B1" s="0" t="str"><v>Price</v></c></row><row r="2"><c r="A2" s="0" t="s"><v>2</v></c><c r="B2" s="0"><v>9.99</v></c></row><row r="3"/><row r="4"/>',
    ],
    [
      'Excel for Mac',
      '<row r="1" spans="1:2" x14ac:dyDescent="0.2" xmlns:x14ac="http://schemas.microsoft.com/office/spreadsheetml/2009/9/ac"><c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><r><rPr><b/></rPr><t>Pri</t></r><r><t>ce</t></r></is></c></row><row r="2" spans="1:2"><c r="A2" t="s"><v>2</v></c><c r="B2"><v>9.9900000000000002</v></c></row>',
    ],
    [
      'SAP (with prefixed elements)',
      '<x:row xmlns:x="x" r="1"><x:c r="A1" t="inlineStr"><x:is><x:t>EAN</x:t></x:is></x:c><x:c r="B1" t="inlineStr"><x:is><x:t>Price</x:t></x:is></x:c></x:row><x:row xmlns:x="x" r="2"><x:c r="A2" t="inlineStr"><x:is><x:t>2049811701377</x:t></x:is></x:c><x:c r="B2" t="n"><x:v>9.99</x:v></x:c></x:row>',
    ],
    [
      'one that writes no cell references',
      '<row><c t="s"><v>0</v></c><c t="str"><v>Price</v></c></row><row><c t="s"><v>2</v></c><c><v>9.99</v></c></row>',
    ],
    [
      'one that writes cells in any order',
      '<row r="2"><c r="B2"><v>9.99</v></c><c r="A2" t="s"><v>2</v></c></row><row r="1"><c r="B1" t="str"><v>Price</v></c><c r="A1" t="s"><v>0</v></c></row>',
    ],
  ])('such as %s are read', async (_program, xml) => {
    expect(await rowsOf(sheet(xml))).toEqual(rows)
  })
})

describe('a file that isn’t a usable workbook', () => {
  const archive = (...paths: string[]) =>
    zipSync(Object.fromEntries(paths.map((path) => [path, strToU8('x')])))
  const workbook = aWorkbook({ A: '<row r="1"><c r="A1"><v>1</v></c></row>' })
  const withPassword = () => {
    const bytes = workbook.slice()
    bytes[6] = 1
    return bytes
  }

  it.each<[what: string, bytes: Uint8Array<ArrayBuffer>, message: string]>([
    [
      'a password-protected workbook',
      withPassword(),
      'is protected by a password. Save it without a password.',
    ],
    [
      'a ZIP archive with a picture',
      archive('photo.jpg'),
      'is a ZIP archive and not a workbook. Unpack it',
    ],
    [
      'a ZIP archive with an XML file',
      archive('feed.xml'),
      'is a ZIP archive and not a workbook. Unpack it',
    ],
    ['a Word document', archive('[Content_Types].xml', 'word/document.xml'), 'is a Word document'],
    ['a presentation', archive('[Content_Types].xml', 'ppt/presentation.xml'), 'is a presentation'],
    ['an OpenDocument file', archive('mimetype', 'content.xml'), 'is an OpenDocument file (.ods)'],
    ['a Numbers document', archive('Index/Document.iwa'), 'is a Numbers document (.numbers)'],
    ['a binary workbook', archive('xl/workbook.bin'), 'is a binary workbook (.xlsb)'],
    ['a truncated workbook', workbook.slice(0, 400), 'is damaged'],
    ['an empty workbook', aWorkbook({ A: '' }), 'has no filled cell in any of its sheets'],
    [
      'a workbook with an invalid main part',
      aWorkbook({ A: '' }, { more: { 'xl/workbook.xml': 'x' } }),
      'is a workbook that can’t be read',
    ],
    [
      'a workbook with a sheet that is too large',
      aWorkbook({
        A: '<row r="1"><c r="A1"><v>1</v></c><c r="XFD1"><v>2</v></c></row><row r="9000"><c r="A9000"><v>1</v></c></row>',
      }),
      'has a sheet that reaches to column XFD and row 9,000. Up to 500,000 rows',
    ],
  ])('such as %s is refused with a message', async (_what, bytes, message) => {
    const found = await refusal(bytes)
    expect(found).toContain(message)
    expect(found).toMatch(/\.$/)
  })

  it('never causes any other error, whatever its bytes', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 60 }),
        fc.nat(workbook.length),
        async (noise, at) => {
          const hurt = workbook.slice()
          hurt.set(noise.subarray(0, hurt.length - at), at)
          for (const bytes of [noise, hurt]) {
            expect(typeof (await refusal(new Uint8Array(bytes)))).toBe('string')
          }
        },
      ),
      { numRuns: 300, seed: 4 },
    )
  })

  it.each(workbooks.filter(({ isLarge = false }) => !isLarge))(
    'with $is gives rows or a message',
    async ({ make, ends }) => {
      const found = await refusal(make())
      expect(found).toMatch(ends)
      if (found !== 'read') expect(found).toMatch(/^\w.+\.$/)
    },
  )
})

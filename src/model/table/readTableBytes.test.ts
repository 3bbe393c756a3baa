import fc from 'fast-check'
import { zipSync } from 'fflate'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { aWorkbook } from '../../testing/made/aWorkbook.ts'
import { readTableBytes } from './readTableBytes.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
const utf16 = (text: string, order: 'le' | 'be') =>
  new Uint8Array(
    text.split('').flatMap((character) => {
      const unit = character.charCodeAt(0)
      return order === 'le' ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255]
    }),
  )

async function sheetsOf(bytes: Uint8Array<ArrayBuffer>) {
  const file = await readTableBytes('x', bytes)
  if (file.kind === 'refused') throw new Error(file.says)
  return file.sheets
}
const rowsOf = async (bytes: Uint8Array<ArrayBuffer>) => (await sheetsOf(bytes))[0]?.rows
const refusal = async (bytes: Uint8Array<ArrayBuffer>, name = 'x.xlsx') => {
  const file = await readTableBytes(name, bytes)
  return file.kind === 'refused' ? file.says : 'read'
}

/** What people keep beside codes. */
const cells = fc.oneof(
  fc.constantFrom(
    '00012345600012',
    "O'Brien",
    '12" pipe',
    'a;b',
    'a,b',
    'a|b',
    'a\tb',
    'two\nlines',
    '=1+1',
    'größe €',
    '-7',
  ),
  // The writer of workbooks stumbles over the names that every object has.
  fc.string({ unit: 'grapheme', maxLength: 8 }).filter((text) => !(text in {})),
)
const tables = fc.integer({ min: 2, max: 5 }).chain((width) =>
  fc.array(
    fc
      .array(cells, { minLength: width, maxLength: width })
      .map(([, ...rest]) => ['0001234560001', ...rest]),
    { minLength: 2, maxLength: 12 },
  ),
)

describe('a CSV', () => {
  it('is read back as the usual library writes it, in any separator and encoding', async () => {
    await fc.assert(
      fc.asyncProperty(
        tables,
        fc.constantFrom('\t', ';', ',', '|'),
        fc.constantFrom('\n', '\r\n'),
        fc.boolean(),
        fc.constantFrom<(text: string) => Uint8Array<ArrayBuffer>>(
          utf8,
          (text) => utf8(`\uFEFF${text}`),
          (text) => utf16(`\uFEFF${text}`, 'le'),
          (text) => utf16(`\uFEFF${text}`, 'be'),
        ),
        async (given, delimiter, newline, quotes, encode) => {
          // Such characters end a line for us, as they do in other programs, and the library does not quote them.
          const rows = given.map((row) =>
            row.map((cell) => cell.replace(/[\r\u2028\u2029\0]/g, '')),
          )
          const text = Papa.unparse(rows, { delimiter, newline, quotes })
          const read = await rowsOf(encode(text))
          expect(read?.filter((row) => row.length > 0)).toEqual(rows)
        },
      ),
      { numRuns: 200, seed: 4 },
    )
  })

  it('is read in Windows-1252 where it is not well-formed UTF-8', async () => {
    const bytes = new Uint8Array([...utf8('EAN;Gr'), 0xf6, 0xdf, 0x65])
    expect(await rowsOf(bytes)).toEqual([['EAN', 'Größe']])
  })

  it('keeps each row at its line, and a separator that it names', async () => {
    expect(await rowsOf(utf8('sep=,\r\nEAN,Price\r\n\r\n2049811842247,"12,5"\r\n'))).toEqual([
      [],
      ['EAN', 'Price'],
      [],
      ['2049811842247', '12,5'],
    ])
  })
})

describe('a workbook', () => {
  it('is read back as the usual library writes it', async () => {
    await fc.assert(
      fc.asyncProperty(tables, async (given) => {
        // What XML cannot hold, no workbook holds.
        const rows = given.map((row) =>
          row.map((cell) => cell.replace(/[^\P{C}\n\t]|[\uFFFE\uFFFF]|_x[0-9a-f]{4}_/giu, '')),
        )
        const bytes = await writeXlsxFile(
          rows.map((row) => row.map((value) => ({ type: String, value }))),
        ).toBuffer()
        const [sheet] = await sheetsOf(new Uint8Array(bytes))
        expect(sheet?.rows.map((row) => rows[0]?.map((_, at) => row[at] ?? ''))).toEqual(rows)
      }),
      { numRuns: 60, seed: 4 },
    )
  })

  it('has its codes in full, whichever way their cells hold them', async () => {
    const rows = `
      <row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><t>Since</t></is></c></row>
      <row r="3"><c r="A3"><v>2.049811842247E12</v></c><c r="B3" s="1"><v>46000</v></c></row>
      <row r="4"><c r="A4"><v>2049811921430</v></c><c r="B4" s="1"><v>46000.5</v></c></row>
      <row r="5"><c r="A5" t="str"><f>CONCATENATE("0",B5)</f><v>0012345600012</v></c><c r="B5" t="b"><v>1</v></c></row>
      <row r="6"><c r="A6"><f>1+1</f><v>2</v></c><c r="B6" t="e"><v>#N/A</v></c></row>`
    expect(await rowsOf(aWorkbook({ Codes: rows }, { strings: ['EAN'] }))).toEqual([
      ['EAN', 'Since'],
      [],
      ['2049811842247', '2025-12-09'],
      ['2049811921430', '2025-12-09 12:00:00'],
      ['0012345600012', 'TRUE'],
      // What a formula could not work out is no value.
      ['2', ''],
    ])
  })

  it('has all its sheets, by name', async () => {
    const row = '<row r="1"><c r="A1"><v>2049811842247</v></c></row>'
    expect(await sheetsOf(aWorkbook({ Empty: '', 'In stock': row }))).toEqual([
      { name: 'Empty', rows: [] },
      { name: 'In stock', rows: [['2049811842247']] },
    ])
  })

  it('is read without a sheet that holds a chart alone', async () => {
    const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
    const relation = (at: number, kind: string) =>
      `<Relationship Id="r${at}" Type="${office}/${kind}" Target="${kind}s/sheet${at}.xml"/>`
    const bytes = aWorkbook(
      { Prices: '<row><c><v>7</v></c></row>', Chart: '' },
      {
        more: {
          'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relation(1, 'worksheet')}${relation(2, 'chartsheet')}</Relationships>`,
        },
      },
    )
    expect((await sheetsOf(bytes)).map(({ name }) => name)).toEqual(['Prices'])
  })

  it('of 10,000 rows and a megabyte is read without any worker', async () => {
    const rows = Array.from({ length: 10_000 }, (_, at) => [
      { type: String, value: `https://shop.example/${at}/${'x'.repeat(90)}` },
      { type: Number, value: at },
    ])
    const bytes = await writeXlsxFile(rows).toBuffer()
    const read = await rowsOf(new Uint8Array(bytes))
    expect(read).toHaveLength(10_000)
    expect(read?.at(-1)?.[1]).toBe('9999')
  })
})

describe('a file that is no table', () => {
  const archive = (...paths: string[]) =>
    zipSync(Object.fromEntries(paths.map((path) => [path, utf8('x')])))
  const oldOffice = (text: string) =>
    new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...utf16(text, 'le')])
  const workbook = aWorkbook({ A: '<row r="1"><c r="A1"><v>1</v></c></row>' })
  const encrypted = () => {
    const bytes = workbook.slice()
    bytes[6] = 1
    return bytes
  }

  it.each<[name: string, bytes: Uint8Array<ArrayBuffer>, says: string]>([
    ['empty', utf8(''), 'is empty'],
    ['blank', utf8(' \r\n\r\n'), 'is empty'],
    [
      'a picture',
      new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1, 2, 3]),
      'is neither text nor a workbook',
    ],
    ['a PDF', utf8('%PDF-1.7\n'), 'is neither text nor a workbook'],
    ['a web page', utf8('<html><table><tr><td>1'), 'is a web page or XML'],
    ['an old workbook', oldOffice('Workbook'), 'is in the old format of Office'],
    ['a protected workbook', oldOffice('EncryptedPackage'), 'is protected by a password'],
    ['a protected archive', encrypted(), 'is protected by a password'],
    ['another archive', archive('photo.jpg'), 'is a ZIP archive and no workbook'],
    ['a Word document', archive('[Content_Types].xml', 'word/document.xml'), 'is a Word document'],
    ['an OpenDocument file', archive('mimetype', 'content.xml'), 'is an OpenDocument file'],
    ['a binary workbook', archive('xl/workbook.bin'), 'is a binary workbook'],
    ['a cut workbook', workbook.slice(0, 400), 'is damaged'],
    ['an empty workbook', aWorkbook({ A: '' }), 'has no filled cell'],
    [
      'a workbook of nonsense',
      aWorkbook({ A: '' }, { more: { 'xl/workbook.xml': 'x' } }),
      'is a workbook that cannot be read',
    ],
    [
      'a workbook with a cell at the far end of its sheet',
      aWorkbook({
        A: '<row r="1"><c r="A1"><v>1</v></c><c r="XFD1"><v>2</v></c></row><row r="9000"><c r="A9000"><v>1</v></c></row>',
      }),
      'has a sheet that reaches to column XFD and row 9,000',
    ],
  ])('is %s, and it is said so', async (_name, bytes, says) => {
    const said = await refusal(bytes, 'codes.xlsx')
    expect(said).toContain(`codes.xlsx ${says}`)
    expect(said).toMatch(/\.$/)
  })

  it('never throws, whatever its bytes', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 60 }),
        fc.nat(workbook.length),
        async (noise, at) => {
          const hurt = workbook.slice()
          hurt.set(noise.subarray(0, hurt.length - at), at)
          for (const bytes of [noise, hurt]) {
            expect(['table', 'refused']).toContain(
              (await readTableBytes('x', new Uint8Array(bytes))).kind,
            )
          }
        },
      ),
      { numRuns: 300, seed: 4 },
    )
  })
})

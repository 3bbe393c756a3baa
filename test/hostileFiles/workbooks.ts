/** Workbooks with false sizes, cell positions or texts. */
import { strToU8, zipSync } from 'fflate'
import { aWorkbook } from '../made/aWorkbook.ts'
import { ELSEWHERE, times, utf8, type HostileFile } from './hostileFile.ts'

const SHEET = 'xl/worksheets/sheet1.xml'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

const row = '<row r="1"><c r="A1"><v>2049811842247</v></c></row>'
const sheetOf = (xml: string) => aWorkbook({ A: xml })
const whole = (xml: string) => aWorkbook({ A: '' }, { more: { [SHEET]: xml } })
const inSheet = (rows: string, before = '') =>
  `${before}<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`

/** A compressed workbook with these bytes as its sheet; some expand a thousandfold. */
function packed(sheet: Uint8Array<ArrayBuffer>, more: Record<string, Uint8Array> = {}) {
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  return zipSync(
    {
      'xl/workbook.xml': strToU8(
        `<workbook xmlns:r="${office}"><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>`,
      ),
      'xl/_rels/workbook.xml.rels': strToU8(
        `<Relationships><Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
      ),
      [SHEET]: sheet,
      ...more,
    },
    { level: 1 },
  )
}

/** Overwrites the size of each part in the directory at the end of the archive, and in front of each part. */
function withSizes(bytes: Uint8Array<ArrayBuffer>, size: number) {
  const view = new DataView(bytes.buffer)
  for (let at = 0; at + 30 < bytes.length; at += 1) {
    const mark = view.getUint32(at, true)
    if (mark === 0x04034b50) view.setUint32(at + 22, size, true)
    if (mark === 0x02014b50) view.setUint32(at + 24, size, true)
  }
  return bytes
}

const refersTo = (place: string) => `<row><c t="n" r="${place}"><v>1</v></c></row>`
const laughs = `<!DOCTYPE worksheet [<!ENTITY a "${'ha'.repeat(50)}">${Array.from(
  { length: 9 },
  (_, at) => `<!ENTITY a${at} "${`&a${at === 0 ? '' : at - 1};`.repeat(10)}">`,
).join('')}]>`

const UNREADABLE = /is a workbook that can(?:not|’t) be read/
const REACH =
  /has a sheet that reaches to column [A-Z]+ and row [\d,]+[;.] [Uu]p to 500,000 rows and/

const files: Omit<HostileFile, 'kind' | 'name'>[] = [
  {
    is: 'a cell at the far end of the sheet',
    make: () => sheetOf(refersTo('XFD1048576')),
    ends: REACH,
  },
  {
    is: 'such a cell in single quotes',
    make: () => sheetOf(refersTo('XFD1048576').replaceAll('"', "'")),
    ends: REACH,
  },
  {
    is: 'such a cell behind a prefix',
    make: () =>
      whole(
        `<x:worksheet xmlns:x="${MAIN}"><x:sheetData><x:row><x:c t="n" r="XFD1048576"><x:v>1</x:v></x:c></x:row></x:sheetData></x:worksheet>`,
      ),
    ends: REACH,
  },
  {
    is: 'a dimension of the whole sheet around one cell',
    make: () =>
      whole(`<worksheet><dimension ref="A1:XFD1048576"/><sheetData>${row}</sheetData></worksheet>`),
    ends: 'read',
  },
  {
    is: 'elements with a prefix',
    make: () =>
      whole(
        `<x:worksheet xmlns:x="${MAIN}"><x:sheetData>${row.replaceAll(/<(\/?)/g, '<$1x:')}</x:sheetData></x:worksheet>`,
      ),
    ends: 'read',
  },
  {
    is: 'rows and cells that say no place',
    make: () => sheetOf('<row><c><v>1</v></c><c><v>2</v></c></row><row><c><v>3</v></c></row>'),
    ends: 'read',
  },
  {
    is: 'line breaks within tags',
    make: () => sheetOf('<row\n r\n=\n"1"\n><c\tr = "A1" ><v\n>1</v></c></row>'),
    ends: 'read',
  },
  {
    is: 'cells in no order, and several in one place',
    make: () =>
      sheetOf(
        '<row r="9"><c r="C9"><v>1</v></c><c r="A9"><v>2</v></c></row><row r="1"><c r="A1"><v>3</v></c><c r="A1"><v>4</v></c></row>',
      ),
    ends: 'read',
  },
  {
    is: 'a place that is none',
    make: () => sheetOf('<row r="1"><c r="1A"><v>1</v></c></row>'),
    ends: UNREADABLE,
  },
  { is: 'a column beyond every sheet', make: () => sheetOf(refersTo('ZZZ1')), ends: REACH },
  {
    is: 'a row of a thousand million',
    make: () => sheetOf('<row r="1e9"><c><v>1</v></c></row>'),
    ends: REACH,
  },
  {
    is: 'a row before the first',
    make: () => sheetOf('<row r="-5"><c><v>1</v></c></row>'),
    ends: UNREADABLE,
  },
  {
    is: 'two cells as far apart as the limits allow',
    make: () => sheetOf('<row><c r="A1"><v>1</v></c><c r="XFD122"><v>1</v></c></row>'),
    ends: 'read',
  },
  {
    is: 'sheets that each reach to the limits',
    make: () =>
      aWorkbook(
        Object.fromEntries(
          Array.from({ length: 40 }, (_, at) => [
            `S${at}`,
            '<row><c r="XFD1"><v>1</v></c><c r="A120"><v>1</v></c></row>',
          ]),
        ),
      ),
    ends: /has more than 2,000,000 cells/,
  },
  {
    is: 'a tag with 100,000 attributes',
    make: () =>
      sheetOf(`<row ${Array.from({ length: 100_000 }, (_, at) => `a${at}="1"`).join(' ')}>`),
    ends: UNREADABLE,
  },
  {
    is: 'a tag with a million attributes',
    make: () =>
      packed(
        utf8(
          inSheet(`<row ${Array.from({ length: 1_000_000 }, (_, at) => `a${at}=""`).join(' ')}/>`),
        ),
      ),
    ends: UNREADABLE,
    isLarge: true,
  },
  {
    is: 'a million elements within one another',
    make: () => packed(times('<a>', 1_000_000)),
    ends: UNREADABLE,
  },
  {
    is: 'a cell of eleven million characters',
    make: () =>
      packed(
        times(
          'x',
          11_000_000,
          '<worksheet><sheetData><row><c t="str"><v>',
          '</v></c></row></sheetData></worksheet>',
        ),
      ),
    ends: UNREADABLE,
  },
  {
    is: 'a cell of a million characters and one',
    make: () =>
      packed(
        times(
          'x',
          1_000_001,
          '<worksheet><sheetData><row><c t="str"><v>',
          '</v></c></row></sheetData></worksheet>',
        ),
      ),
    ends: /has a cell of more than 1,000,000 characters/,
  },
  {
    is: 'a comment without an end',
    make: () => packed(times(' ', 5_000_000, '<worksheet><!-- ')),
    ends: UNREADABLE,
  },
  {
    is: 'an instruction without an end',
    make: () => packed(times('?', 5_000_000, '<worksheet><?x ')),
    ends: UNREADABLE,
  },
  {
    is: 'a sheet of 400 MB in less than 4 MB',
    make: () =>
      packed(times(`<f>${'x'.repeat(900_000)}</f>`, 450, '<worksheet><sheetData><row><c>', '')),
    ends: /unpacks to more than 300(?:\.0)? MB/,
    isLarge: true,
  },
  {
    is: 'three million formatted cells without a value',
    make: () =>
      packed(
        times(
          '<c s="1"/>',
          3_000_000,
          '<worksheet><sheetData><row>',
          `</row>${row}</sheetData></worksheet>`,
        ),
      ),
    ends: 'read',
    isLarge: true,
  },
  {
    is: 'one long text in each of 100,000 cells',
    make: () =>
      packed(
        times(
          '<row><c t="s"><v>0</v></c></row>',
          100_000,
          '<worksheet><sheetData>',
          '</sheetData></worksheet>',
        ),
        {
          'xl/sharedStrings.xml': times('x', 900_000, '<sst><si><t>', '</t></si></sst>'),
        },
      ),
    ends: /has more than 50,000,000 characters in its cells/,
  },
  {
    is: 'five million empty shared texts',
    make: () =>
      packed(utf8(inSheet(row)), {
        'xl/sharedStrings.xml': times('<si/>', 5_000_000, '<sst>', '</sst>'),
      }),
    ends: /has more than 2,000,000 cells/,
    isLarge: true,
  },
  {
    is: 'entities that multiply',
    make: () => whole(inSheet('<row><c t="str"><v>&a8;</v></c></row>', laughs)),
    ends: UNREADABLE,
  },
  {
    is: 'an entity from elsewhere',
    make: () =>
      whole(
        inSheet(
          '<row><c t="str"><v>&x;</v></c></row>',
          `<!DOCTYPE worksheet [<!ENTITY x SYSTEM "${ELSEWHERE}">]>`,
        ),
      ),
    ends: UNREADABLE,
  },
  {
    is: 'a definition from elsewhere',
    make: () => whole(inSheet(row, `<!DOCTYPE worksheet SYSTEM "${ELSEWHERE}">`)),
    ends: UNREADABLE,
  },
  {
    is: 'a sheet that lies elsewhere',
    make: () =>
      aWorkbook(
        { A: row },
        {
          more: {
            'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="r1" Type="x/worksheet" Target="${ELSEWHERE}" TargetMode="External"/></Relationships>`,
          },
        },
      ),
    ends: UNREADABLE,
  },
  {
    is: 'sizes that are too small',
    make: () => withSizes(packed(utf8(inSheet(row))), 1),
    ends: 'read',
  },
  {
    is: 'sizes of four gigabytes',
    make: () => withSizes(packed(utf8(inSheet(row))), 0xffffffff - 1),
    ends: 'read',
  },
  {
    is: 'parts that would lie outside of their folder',
    make: () =>
      aWorkbook(
        { A: row },
        { more: { '../../../etc/passwd': 'x', '/xl/workbook.xml': 'x', 'C:\\x': 'x' } },
      ),
    ends: 'read',
  },
  {
    is: 'a second sheet under the name of the first',
    make: () => {
      const bytes = aWorkbook({ A: row }, { more: { 'xl/worksheets/sheetX.xml': '<nonsense' } })
      const text = new TextDecoder('latin1').decode(bytes)
      for (let at = text.indexOf('sheetX'); at >= 0; at = text.indexOf('sheetX', at + 1))
        bytes.set(utf8('sheet1'), at)
      return bytes
    },
    ends: 'read',
  },
  {
    is: 'a workbook within an archive',
    make: () => zipSync({ 'codes.xlsx': sheetOf(row) }),
    ends: /is a ZIP archive and no(?:t a)? workbook/,
  },
  {
    is: '30,000 parts',
    make: () =>
      zipSync(
        Object.fromEntries(Array.from({ length: 30_000 }, (_, at) => [`p${at}`, new Uint8Array()])),
        { level: 0 },
      ),
    ends: / 30,000 files[;.] [Aa] workbook of up to 10,000 /,
  },
  {
    is: '50,000 sheets in one part',
    make: () =>
      aWorkbook(
        { A: row },
        {
          more: {
            'xl/workbook.xml': `<workbook><sheets>${'<sheet name="A" id="r1"/>'.repeat(50_000)}</sheets></workbook>`,
          },
        },
      ),
    ends: UNREADABLE,
  },
  {
    is: 'a text that is not there',
    make: () => sheetOf('<row><c t="s"><v>999999999</v></c></row>'),
    ends: UNREADABLE,
  },
  {
    is: 'a text in the place __proto__',
    make: () => sheetOf('<row><c t="s"><v>__proto__</v></c></row>'),
    ends: UNREADABLE,
  },
  {
    is: 'headings called __proto__ and constructor',
    make: () =>
      aWorkbook(
        { __proto: '<row><c t="s"><v>0</v></c><c t="s"><v>1</v></c></row>' },
        { strings: ['__proto__', 'constructor'] },
      ),
    ends: 'read',
  },
  {
    is: 'NUL in a text',
    make: () => sheetOf('<row><c t="str"><v>a\u0000b</v></c></row>'),
    ends: UNREADABLE,
  },
  {
    is: 'half a character',
    make: () => sheetOf('<row><c t="str"><v>&#xD800;</v></c></row>'),
    ends: UNREADABLE,
  },
  {
    is: 'a date beyond all calendars',
    make: () => sheetOf('<row><c s="1"><v>1e300</v></c><c s="1"><v>-1</v></c></row>'),
    ends: 'read',
  },
  {
    is: 'a number format of brackets',
    make: () =>
      aWorkbook(
        { A: '<row><c s="0"><v>1</v></c></row>' },
        {
          more: {
            'xl/styles.xml': `<styleSheet><numFmts><numFmt numFmtId="200" formatCode="${'['.repeat(900_000)}"/></numFmts><cellXfs><xf numFmtId="200"/></cellXfs></styleSheet>`,
          },
        },
      ),
    ends: 'read',
  },
  {
    is: 'a sheet in UTF-16',
    make: () =>
      packed(
        new Uint8Array(
          [0xff, 0xfe, ...utf8(inSheet(row))].flatMap((byte, at) => (at < 2 ? [byte] : [byte, 0])),
        ),
      ),
    ends: UNREADABLE,
  },
  {
    is: 'an end in the middle of the sheet',
    make: () => sheetOf(row.repeat(100)).slice(0, 4000),
    ends: /is damaged/,
  },
  {
    is: 'an end in the middle of an element',
    make: () => whole('<worksheet><sheetData><row><c><v>1</v'),
    ends: UNREADABLE,
  },
]

export const workbooks: readonly HostileFile[] = files.map((file) => ({
  ...file,
  kind: 'XLSX',
  name: 'codes.xlsx',
}))

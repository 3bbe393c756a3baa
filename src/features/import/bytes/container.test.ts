import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { RefusedFile } from '@/features/import/source.ts'
import { encodeAs } from '@test/encodeAs.ts'
import { importCase } from '@test/importCases.ts'
import { sniffContainer } from './container.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
const sniff = (bytes: Uint8Array, name = 'codes.csv'): string => {
  try {
    return sniffContainer(bytes, name)
  } catch (error) {
    if (error instanceof RefusedFile) return error.message
    throw error
  }
}
const archive = (...parts: string[]) =>
  zipSync(Object.fromEntries(parts.map((part) => [part, strToU8('x')])))
/** A compound file of OLE, with the name of a stream in it. */
const compound = (stream: string) =>
  new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...encodeAs('utf-16le', stream)])

describe('a file that can be read', () => {
  it.each<[what: string, bytes: Uint8Array, container: string]>([
    ['a CSV', utf8('EAN;Price\n2049811701377;9.99\n'), 'text'],
    ['a list of codes', utf8('2049811701377\n'), 'text'],
    ['a text with one NUL character', utf8('EAN;Price\n2049811701377;\u000012.50\n'), 'text'],
    [
      'UTF-16 without a byte order mark',
      encodeAs('utf-16le', 'EAN;Price\n2049811701377;9.99\n'),
      'text',
    ],
    ['a list of codes in JSON', utf8('["2049811701377","2049811702749"]'), 'text'],
    ['a list of numbers in JSON', utf8(' [\n 2049811701377, 2]'), 'text'],
    ['codes in brackets', utf8('[2049811701377]'), 'text'],
    ['codes in braces', utf8('{2049811701377, 2049811702749}'), 'text'],
    ['a section of an INI file', utf8('[Products]\nEAN=2049811701377'), 'text'],
    ['a text that begins with BM, like a bitmap', utf8('BM;Price\n1;2'), 'text'],
    ['a CSV with HTML tags in a cell', utf8('EAN;Title\n1;<b>A</b>'), 'text'],
    ['a JSON list of objects', utf8('\uFEFF [ {"a":1}]'), 'json'],
    ['a JSON list of lists', utf8('[["EAN","Price"],["1",2]]'), 'json'],
    ['a JSON object', utf8('{\n  "products": []}'), 'json'],
    ['one JSON object per line', utf8('{"a":1}\n{"a":2}\n'), 'json'],
    ['JSON in UTF-16', encodeAs('utf-16be', '\uFEFF{"a":1}'), 'json'],
    ['XML with a declaration', utf8('\uFEFF<?xml version="1.0"?><rss>'), 'xml'],
    ['XML without a declaration', utf8('\n<SHOP><SHOPITEM>'), 'xml'],
    ['XML with a namespace prefix', utf8('<g:feed xmlns:g="x">'), 'xml'],
    ['XML that begins with a comment', utf8('<!-- made by a shop --><products>'), 'xml'],
    [
      'XML with a document type',
      utf8('<!DOCTYPE yml_catalog SYSTEM "shops.dtd"><yml_catalog>'),
      'xml',
    ],
    ['a workbook', archive('[Content_Types].xml', 'xl/workbook.xml'), 'workbook'],
    [
      'a workbook with an embedded Word document',
      archive('xl/workbook.xml', 'word/document.xml'),
      'workbook',
    ],
    ['a web page', utf8('<!DOCTYPE html><html><table>'), 'web page'],
    [
      'a web page saved by Excel',
      utf8('<html xmlns:o="urn:schemas-microsoft-com:office:office">'),
      'web page',
    ],
    ['an HTML table', utf8('\n<table border=1><tr><td>1'), 'web page'],
    ['XHTML', utf8('<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml">'), 'web page'],
  ])('is recognised by its content: %s', (_what, bytes, container) => {
    expect(sniff(bytes)).toBe(container)
  })

  it.each<[file: string, container: string]>([
    ['feeds/shopitem.xml', 'xml'],
    ['feeds/list-inside-an-object.json', 'json'],
    ['lists/json-list.txt', 'text'],
    ['encodings/one-nul-character.csv', 'text'],
    ['workbooks/backslashes-in-the-archive.xlsx', 'workbook'],
    ['workbooks/main-part-of-another-name.xlsx', 'workbook'],
    ['guards/web-page-named-xls.xls', 'web page'],
  ])('from the import test cases is recognised: %s', (file, container) => {
    expect(sniff(importCase(file).bytes, file)).toBe(container)
  })
})

describe('a file that can’t be read', () => {
  const SPREADSHEET = 'Open it in a spreadsheet program and save it as XLSX or CSV.'
  it.each<[what: string, bytes: Uint8Array, name: string, message: string]>([
    ['nothing', new Uint8Array(), 'codes.csv', 'is empty.'],
    [
      'a workbook of Excel 97',
      compound('Workbook'),
      'codes.xls',
      `is a workbook in the old Excel format (.xls). ${SPREADSHEET}`,
    ],
    [
      'a workbook of Excel 95',
      compound('Book'),
      'codes.xls',
      'is a workbook in the old Excel format (.xls).',
    ],
    [
      'a workbook of Excel 4',
      Uint8Array.of(9, 4, 6, 0, 0, 0),
      'codes.xls',
      'is a workbook in the old Excel format (.xls).',
    ],
    [
      'a workbook with a password',
      compound('EncryptedPackage'),
      'codes.xlsx',
      'is protected by a password. Save it without a password.',
    ],
    [
      'a workbook with a password, recognised by its file name',
      compound(''),
      'codes.xlsx',
      'is protected by a password.',
    ],
    [
      'an old Word document',
      compound('WordDocument'),
      'codes.doc',
      'is a Word document. Copy the table in it and paste it,',
    ],
    ['an old presentation', compound('PowerPoint Document'), 'codes.ppt', 'is a presentation.'],
    ['an Outlook message', compound(''), 'offer.msg', 'is a document in an old Office format.'],
    ['a binary workbook', archive('xl/workbook.bin'), 'codes.xlsb', 'workbook'],
    [
      'an OpenDocument file',
      archive('mimetype', 'content.xml'),
      'codes.ods',
      'is an OpenDocument file (.ods). Save it as XLSX or CSV.',
    ],
    [
      'a Numbers document',
      archive('Index/Document.iwa'),
      'codes.numbers',
      'is a Numbers document (.numbers). Export it from Numbers as XLSX or CSV.',
    ],
    [
      'a Word document',
      archive('[Content_Types].xml', 'word/document.xml'),
      'codes.docx',
      'is a Word document.',
    ],
    ['a presentation', archive('ppt/presentation.xml'), 'codes.pptx', 'is a presentation.'],
    [
      'a PDF',
      utf8('%PDF-1.7\n'),
      'codes.pdf',
      'is a PDF. Save the list as XLSX or CSV, or copy the codes and paste them.',
    ],
    ['RTF', utf8('{\\rtf1\\ansi'), 'codes.rtf', 'is a text document (RTF).'],
    ['a PNG', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0), 'codes.png', 'is a picture.'],
    ['a JPEG', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), 'codes.jpg', 'is a picture.'],
    ['WebP', utf8('RIFF\u0001\u0002\u0003\u0004WEBPVP8 '), 'codes.webp', 'is a picture.'],
    ['HEIC', utf8('\u0000\u0000\u0000\u0018ftypheic'), 'codes.heic', 'is a picture.'],
    ['SVG', utf8('<?xml version="1.0"?>\n<svg xmlns="x">'), 'codes.svg', 'is a picture.'],
    [
      '7z',
      Uint8Array.of(0x37, 0x7a, 0xbc, 0xaf, 0x27),
      'codes.7z',
      'is an archive (7z). Unpack it and choose the file inside.',
    ],
    ['RAR', utf8('Rar!\u001a'), 'codes.rar', 'is an archive (RAR).'],
    [
      'gzip within gzip',
      Uint8Array.of(0x1f, 0x8b, 8),
      'codes.csv.gz',
      'is a packed file within a packed file.',
    ],
    [
      'a database',
      utf8('SQLite format 3\u0000'),
      'codes.db',
      'is a database. Export the table as XLSX or CSV.',
    ],
    ['Parquet', utf8('PAR1\u0015'), 'codes.parquet', 'is a Parquet file.'],
    [
      'a web archive',
      utf8('MIME-Version: 1.0\nContent-Type: multipart/related'),
      'codes.mht',
      'is a web archive (MHTML).',
    ],
    [
      'an XML spreadsheet of Excel 2003',
      utf8(
        '<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?>\n<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet">',
      ),
      'sap.xls',
      `is an XML spreadsheet (Excel 2003). ${SPREADSHEET}`,
    ],
    [
      'binary data',
      Uint8Array.from({ length: 400 }, (_, at) => (at * 7) % 32),
      'codes.bin',
      'is neither text nor a workbook.',
    ],
    [
      'a text with 100,000 NUL characters',
      utf8(`EAN;Price\n${'\u0000'.repeat(100_000)}`),
      'codes.csv',
      'is neither text nor a workbook.',
    ],
  ])('gets a message that says what it is: %s', (_what, bytes, name, message) => {
    expect(sniff(bytes, name)).toContain(message)
  })

  it.each<[file: string, message: string]>([
    ['guards/numbers-document.numbers', 'Export it from Numbers as XLSX or CSV.'],
    ['guards/open-document.ods', 'is an OpenDocument file (.ods).'],
  ])('from the import test cases gets a message that says what it is: %s', (file, message) => {
    expect(sniff(importCase(file).bytes, file)).toContain(message)
  })
})

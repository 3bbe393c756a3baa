import { describe, expect, it } from 'vitest'
import { bytesSource, type ImportSource } from '@/features/import/source.ts'
import { encodeAs } from '@test/encodeAs.ts'
import { importCase } from '@test/importCases.ts'
import { decodeAll, decodedPieces, ENCODINGS, encodingLabel, guessEncoding } from './encoding.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
const read = (bytes: Uint8Array) => decodeAll(bytes, guessEncoding(bytes))

describe('the encoding of a text', () => {
  it.each<[what: string, bytes: Uint8Array, encoding: string, text: string]>([
    ['ASCII', utf8('EAN;Price\n'), 'utf-8', 'EAN;Price\n'],
    ['UTF-8', utf8('Größe €'), 'utf-8', 'Größe €'],
    ['UTF-8 with a byte order mark', utf8('\uFEFFEAN'), 'utf-8', 'EAN'],
    [
      'UTF-8 that ends in the middle of a character',
      utf8('Größe €').slice(0, -1),
      'utf-8',
      'Größe \uFFFD',
    ],
    [
      'little-endian UTF-16 with a byte order mark',
      encodeAs('utf-16le', '\uFEFF中文'),
      'utf-16le',
      '中文',
    ],
    [
      'big-endian UTF-16 with a byte order mark',
      encodeAs('utf-16be', '\uFEFF中文'),
      'utf-16be',
      '中文',
    ],
    [
      'little-endian UTF-16 without a byte order mark',
      encodeAs('utf-16le', 'EAN;Preis\n'),
      'utf-16le',
      'EAN;Preis\n',
    ],
    [
      'big-endian UTF-16 without a byte order mark',
      encodeAs('utf-16be', 'EAN;Preis\n'),
      'utf-16be',
      'EAN;Preis\n',
    ],
    [
      'Russian in UTF-16 without a byte order mark',
      encodeAs('utf-16le', '2049811701377;Рубашка хлопковая;12,50\r\n'),
      'utf-16le',
      '2049811701377;Рубашка хлопковая;12,50\r\n',
    ],
    ['Windows-1252', Uint8Array.of(0x47, 0x72, 0xf6, 0xdf, 0x65), 'windows-1252', 'Größe'],
    ['nothing', new Uint8Array(), 'utf-8', ''],
  ])('is found for %s', (_what, bytes, encoding, text) => {
    expect(guessEncoding(bytes)).toBe(encoding)
    expect(read(bytes)).toBe(text)
  })

  it.each<[declared: string, encoding: string, found: string]>([
    ['ISO-8859-1', 'utf-8', 'utf-8'],
    ['ISO-8859-1', 'windows-1252', 'windows-1252'],
    ['windows-1251', 'windows-1251', 'windows-1251'],
    ['Shift_JIS', 'utf-8', 'utf-8'],
    ['UTF-8', 'windows-1252', 'windows-1252'],
    ['UTF-16', 'utf-8', 'utf-8'],
    ['x-unknown', 'utf-8', 'utf-8'],
  ])('is found for a file declared as %s and written in %s: %s', (declared, encoding, found) => {
    const title = encoding === 'windows-1251' ? 'Шарф' : 'Gürtel für Mädchen'
    const xml = `<?xml version="1.0" encoding="${declared}"?><rss><title>${title}</title></rss>`
    const bytes = encodeAs(encoding, xml)
    expect(guessEncoding(bytes)).toBe(found)
    expect(read(bytes)).toBe(xml)
  })

  it('that a web page declares is used if the bytes allow it', () => {
    const page = '<html><head><meta charset="iso-8859-2"></head><td>Żel pod prysznic</td></html>'
    expect(guessEncoding(encodeAs('iso-8859-2', page))).toBe('iso-8859-2')
    expect(guessEncoding(utf8(page))).toBe('utf-8')
  })

  it('is UTF-8 even if a few of many characters are broken', () => {
    const broken = new Uint8Array([...utf8('Größe\n'.repeat(30)), 0xf6, ...utf8('Größe\n')])
    expect(guessEncoding(broken)).toBe('utf-8')
    expect(guessEncoding(new Uint8Array([...utf8('EAN;Gr'), 0xf6, 0xdf, 0x65]))).toBe(
      'windows-1252',
    )
  })

  it.each<[file: string, encoding: string, part: string]>([
    ['encodings/windows-1252.csv', 'windows-1252', 'ö'],
    ['encodings/titles-windows-1251.csv', 'windows-1251', 'Рубашка хлопковая белая'],
    ['encodings/titles-russian-utf-8.csv', 'utf-8', 'Рубашка хлопковая белая'],
    ['encodings/declared-latin-1-is-utf-8.xml', 'utf-8', 'Café Crème – 250 g'],
    ['encodings/one-nul-character.csv', 'utf-8', '2049811702749;12.50'],
    ['guards/utf-16.csv', 'utf-16le', '9521317549514'],
    ['guards/utf-8-with-a-mark.csv', 'utf-8', '9521317549514'],
  ])('of the file %s is %s', (file, encoding, part) => {
    const { bytes } = importCase(file)
    expect(guessEncoding(bytes)).toBe(encoding)
    expect(read(bytes)).toContain(part)
  })
})

describe('a decoded text', () => {
  it('has the characters of Windows-1252 between 80 and 9F, also in Node', () => {
    expect(decodeAll(Uint8Array.of(0x80, 0x91, 0x92, 0x96, 0x99, 0x9f), 'windows-1252')).toBe(
      '€‘’–™Ÿ',
    )
    // https://encoding.spec.whatwg.org/index-windows-1252.txt has five control characters.
    const controls = Uint8Array.of(0x81, 0x8d, 0x8f, 0x90, 0x9d)
    expect(decodeAll(controls, 'iso-8859-1')).toBe('\u0081\u008D\u008F\u0090\u009D')
  })

  it('has no NULs, and is otherwise unchanged', () => {
    expect(decodeAll(utf8('a\u0000;b\u0000\u0000 ﬁ e\u0301 Ａ'), 'utf-8')).toBe('a;b ﬁ e\u0301 Ａ')
  })

  it('is the same in pieces of any size, none longer than 64k characters', async () => {
    const text = '\uFEFFGröße €;12,50 – “x”\r\n'.repeat(20_000)
    const bytes = utf8(text)
    for (const size of [7, 1000, bytes.length]) {
      const source: ImportSource = {
        ...bytesSource('codes.csv', bytes),
        open: async function* (passed) {
          for (let at = 0; at < bytes.length; at += size) {
            const piece = bytes.subarray(at, at + size)
            passed(piece.length)
            yield piece
          }
        },
      }
      const pieces: string[] = []
      let passed = 0
      for await (const piece of decodedPieces(source, 'utf-8', (more) => (passed += more))) {
        pieces.push(piece)
      }
      expect(pieces.join('')).toBe(text.slice(1))
      expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(65_536)
      expect(passed).toBe(bytes.length)
    }
  })
})

describe('the encodings that are offered', () => {
  it.each(ENCODINGS)('can be read: $label', ({ value, label }) => {
    expect(new TextDecoder(value).encoding).toBe(value)
    expect(encodingLabel(value)).toBe(label)
  })

  it('are shown by their name if they have no label', () => {
    expect(encodingLabel('ibm866')).toBe('ibm866')
  })
})

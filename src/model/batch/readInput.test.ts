import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeText } from '../../lib/text/decodeText.ts'
import { checkDigit } from '../../lib/gtin.ts'
import { readInput, readLines, readRows, type InputChoices } from './readInput.ts'

const ean = (number: number) => {
  const body = `20${String(number).padStart(10, '0')}`
  return body + checkDigit(body)
}
const lines = (count: number) => Array.from({ length: count }, (_, at) => ean(at))

function read(text: string, choices?: InputChoices) {
  const reading = readInput(text, choices)
  if (reading.kind === 'problem') throw new Error(reading.says)
  return reading
}
const kinds = (text: string, choices?: InputChoices) =>
  read(text, choices).lines.map(({ entry }) =>
    entry.kind === 'invalid' ? entry.reason : entry.kind,
  )
const says = (text: string) => {
  const reading = readInput(text)
  return reading.kind === 'problem' ? `${reading.problem}: ${reading.says}` : 'read'
}

describe('what is pasted', () => {
  it('is one line a row, in its order, every row once', () => {
    const given = lines(500)
    const { lines: found, heading } = read(given.join('\r\n'))
    expect(heading).toBeNull()
    expect(found.map(({ text }) => text)).toEqual(given)
    expect(found.map(({ line }) => line)).toEqual(given.map((_, at) => at + 1))
  })

  it('accounts for every filled row exactly once, whatever it holds', () => {
    const cell = fc.oneof(
      fc.nat(200).map(ean),
      fc.constantFrom('4.0E+12', '2049811842246', 'https://shop.example/1', 'x', ''),
      fc.string({ maxLength: 6 }),
    )
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { maxLength: 30 }),
        (rows) => {
          const filled = rows.flatMap((cells, at) =>
            cells.some((text) => text.trim() !== '') ? [at + 1] : [],
          )
          const reading = readRows(rows.map((cells, at) => ({ line: at + 1, cells })))
          if (reading.kind === 'problem') {
            expect(reading.problem).toBe('empty')
            expect(filled.length).toBeLessThan(2)
            return
          }
          const found = reading.lines.map(({ line }) => line)
          const isList = filled.length === 1
          expect(isList ? [...new Set(found)] : found).toEqual(
            reading.heading ? filled.slice(1) : filled,
          )
        },
      ),
      { numRuns: 200, seed: 4 },
    )
  })

  it('may be a list that runs over lines', () => {
    expect(kinds(lines(3).join(', '))).toEqual(['ean', 'ean', 'ean'])
    expect(kinds(lines(3).join('\t'))).toEqual(['ean', 'ean', 'ean'])
    expect(kinds(`${lines(3).join(' ')}\n${ean(5)}`)).toEqual(['ean', 'ean', 'ean', 'ean'])
    expect(kinds(`${lines(3).join(',')}\n${lines(2).join(',')}`)).toHaveLength(5)
  })

  it('may mix codes, addresses and product ids', () => {
    const id = 'FC0F4C9D0BF2F140EC6EF3A7BEA2C731'
    expect(kinds(`${ean(1)}\nhttps://shop.example/1\n${id}\n4.0E+12`)).toEqual([
      'ean',
      'url',
      'id',
      'digits lost',
    ])
  })

  it('has its column of codes found, and a heading that is no line', () => {
    const table = `Name\tGTIN\tQty\n${lines(5)
      .map((code) => `Shirt\t${code}\t12345670`)
      .join('\n')}`
    const { columns, heading, lines: found } = read(table)
    expect(columns).toEqual({ code: 1, price: null, hasHeading: true })
    expect(heading).toEqual(['Name', 'GTIN', 'Qty'])
    expect(found).toHaveLength(5)
  })

  it('has its target prices found under their heading, in either decimal sign', () => {
    const table = `EAN;Bestand;Unser Preis\n${ean(1)};3;1.299,00\n${ean(2)};4;12,5\n${ean(3)};5;x\n${ean(4)};5;`
    const { columns, lines: found } = read(table)
    expect(columns.price).toBe(2)
    expect(found.map(({ target }) => target)).toEqual([1299, 12.5, null, null])
    expect(found.map(({ targetProblem }) => targetProblem)).toEqual([
      null,
      null,
      '“x” is no price.',
      null,
    ])
  })

  it('has decimals beside the codes taken for target prices, and whole numbers not', () => {
    expect(read(`${ean(1)}\t12.50\n${ean(2)}\t13`).lines.map(({ target }) => target)).toEqual([
      12.5, 13,
    ])
    expect(read(`${ean(1)}\t12\n${ean(2)}\t13`).columns.price).toBeNull()
  })

  it('may have a title above its heading, and codes under its last row', () => {
    const table = `Stock of May\nName\tEAN\nShirt\t${ean(1)}\nHat\t${ean(2)}\n${ean(3)}`
    const { columns, heading, lines: found, rows } = read(table)
    expect(columns).toMatchObject({ code: 1, hasHeading: true })
    expect(heading).toEqual(['Name', 'EAN'])
    expect(found.map(({ text }) => text)).toEqual(['Stock of May', ean(1), ean(2), ean(3)])
    expect(rows.map(({ line }) => line)).toEqual([1, 3, 4, 5])
  })

  it('may be under titles with its separator in them', () => {
    const table = `Stock, in May\nName,EAN,Price,Quantity,Shelf\nHat, red,${ean(1)},2.50,3,A\n${[
      2, 3, 4, 5,
    ]
      .map((at) => `Shirt,${ean(at)},2.50,3,A`)
      .join('\n')}`
    const { columns, heading, lines: found } = read(table)
    expect(heading).toEqual(['Name', 'EAN', 'Price', 'Quantity', 'Shelf'])
    expect(columns).toEqual({ code: 1, price: 2, hasHeading: true })
    expect(found.map(({ entry }) => entry.kind)).toEqual([
      'invalid',
      'invalid',
      'ean',
      'ean',
      'ean',
      'ean',
    ])
  })

  it('is read as the user says where the guess was wrong', () => {
    const table = `${ean(1)}\t${ean(2)}\t9\n${ean(3)}\t${ean(4)}\t8`
    const choices = { code: 1, price: 2, hasHeading: false }
    const found = read(table, choices).lines
    expect(found.map(({ text, target }) => [text, target])).toEqual([
      [ean(2), 9],
      [ean(4), 8],
    ])
    expect(read(table, { hasHeading: true }).lines).toHaveLength(1)
  })

  it('is read again from what is kept of it', () => {
    const { lines: found } = read(`${ean(1)}\t12.50\n4.0E+12\t1.00\n${ean(2)}\tx`, { price: 1 })
    const kept = found.map(({ line, text, target, targetProblem }) => ({
      line,
      text,
      target,
      targetProblem,
    }))
    expect(kept.map(({ targetProblem }) => targetProblem)).toEqual([null, null, '“x” is no price.'])
    expect(readLines(kept, 'auto')).toEqual(found)
  })
})

describe('what cannot be read', () => {
  it('says so', () => {
    expect(says('')).toMatch(/^empty: There is nothing to read/)
    expect(says(' \n\t\n')).toMatch(/^empty/)
    expect(says('PK\u0003\u0004abc')).toMatch(/^binary: This is no text/)
    expect(says(`abc\u0000${ean(1)}`)).toMatch(/^binary/)
    expect(says('x'.repeat(1_000_001))).toMatch(/^too long: 1,000,001 characters/)
    expect(says('EAN\n')).not.toMatch(/^empty/)
  })

  it('is 10,001 lines, and neither 10,000 nor a heading over them', () => {
    expect(says(lines(10_001).join('\n'))).toBe(
      'too many lines: 10,001 lines; a batch takes 10,000 at the most. Nothing is lost: take some out, or make several batches of it.',
    )
    expect(read(`EAN\n${lines(10_000).join('\n')}`).lines).toHaveLength(10_000)
  })

  it('is any number of lines more, of a text and of a file', () => {
    expect(says('12\n'.repeat(330_000))).toMatch(/^too many lines: 330,000 lines/)
    const rows = Array.from({ length: 200_000 }, (_, at) => ({ line: at + 1, cells: ['1'] }))
    expect(readRows(rows)).toMatchObject({ problem: 'too many lines' })
  })

  it('is a column that the table does not have', () => {
    const table = `${ean(1)}\tx\n${ean(2)}\ty`
    const of = (choices: InputChoices) => {
      const reading = readInput(table, choices)
      return reading.kind === 'problem' ? reading.says : 'read'
    }
    expect(of({ code: 4 })).toBe('There is no column 5 in this table of 2. Choose another column.')
    expect(of({ price: 2 })).toMatch(/^There is no column 3/)
    expect(of({ code: 1 })).toBe('read')
  })

  it('is a line, and the others stand', () => {
    expect(kinds('abc def\nxyz')).toEqual(['unknown', 'unknown'])
    expect(kinds(`${ean(1)}\nxyz\n${ean(2)}`)).toEqual(['ean', 'unknown', 'ean'])
  })

  it.each(['9', '""x'])('may be a million characters of %j', (part) => {
    const reading = readInput(part.repeat(Math.floor(1_000_000 / part.length)))
    expect(reading).toMatchObject({ lines: [{ entry: { kind: 'invalid' } }] })
  })

  it('is a line of more cells than any table has columns', () => {
    expect(says('a,'.repeat(16_384))).toMatch(
      /^too long: This text has more than 16,384 columns in row 1/,
    )
  })
})

describe('the bytes of a file', () => {
  const text = 'EAN;Größe\r\n1;é'
  const wide = (order: 'le' | 'be') =>
    new Uint8Array(
      text.split('').flatMap((character) => {
        const unit = character.charCodeAt(0)
        return order === 'le' ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255]
      }),
    )

  it.each([
    ['UTF-8', new TextEncoder().encode(text)],
    ['UTF-8', new Uint8Array([0xef, 0xbb, 0xbf, ...new TextEncoder().encode(text)])],
    ['UTF-16', new Uint8Array([0xff, 0xfe, ...wide('le')])],
    ['UTF-16', new Uint8Array([0xfe, 0xff, ...wide('be')])],
    ['UTF-16', wide('le')],
    ['UTF-16', wide('be')],
    ['Windows-1252', new Uint8Array(text.split('').map((character) => character.charCodeAt(0)))],
  ])('are read as %s', (encoding, bytes) => {
    expect(decodeText(bytes)).toEqual({ text, encoding })
  })
})

describe('the edges of what is pasted', () => {
  it('are a million characters, and ten thousand lines', () => {
    expect(says(`${ean(1)}${' '.repeat(1_000_000 - 13)}`)).toBe('read')
    expect(says(`${ean(1)}${' '.repeat(1_000_000 - 12)}`)).toMatch(/^too long: 1,000,001/)
    const many = (count: number) =>
      readRows(Array.from({ length: count }, (_, at) => ({ line: at + 1, cells: ['x'] })))
    expect(many(10_000).kind).toBe('read')
    expect(many(10_001)).toMatchObject({ problem: 'too many lines' })
  })

  it('are columns that the table has', () => {
    const table = `a;${ean(1)}\nb;${ean(2)}`
    const choose = (choices: InputChoices) => {
      const reading = readInput(table, choices)
      return reading.kind === 'problem' ? reading.says : reading.columns
    }
    expect(choose({ code: 1 })).toMatchObject({ code: 1 })
    expect(choose({ code: 2 })).toBe(
      'There is no column 3 in this table of 2. Choose another column.',
    )
    expect(choose({ price: 4 })).toMatch(/^There is no column 5 in this table of 2/)
    expect(choose({ price: null, hasHeading: true })).toEqual({
      code: 1,
      price: null,
      hasHeading: true,
    })
    const single = readInput(`${ean(1)}\n${ean(2)}`, { code: 1 })
    expect(single).toMatchObject({ says: expect.stringMatching('this table of one.') as string })
  })

  it('are a heading alone, and nothing at all', () => {
    expect(readInput('EAN', { hasHeading: true })).toMatchObject({
      problem: 'empty',
      says: 'There is only a heading; the lines under it are missing.',
    })
    expect(readRows([])).toMatchObject({ problem: 'empty' })
  })

  it('show five rows under the heading', () => {
    expect(read(['EAN', ...lines(9)].join('\n'), { hasHeading: true })).toMatchObject({
      heading: ['EAN'],
      rows: [{ line: 2 }, { line: 3 }, { line: 4 }, { line: 5 }, { line: 6 }],
      width: 1,
    })
  })

  it('are no list where ids are read, which may hold spaces', () => {
    expect(read('a b', { as: 'id' }).lines.map(({ text }) => text)).toEqual(['a b'])
    expect(read('a b\nc d', { as: 'id', hasHeading: false }).lines).toHaveLength(2)
    expect(read(`${ean(1)} ${ean(2)}\nx`).lines).toHaveLength(3)
  })

  it('are lines of a kept batch, read as they were', () => {
    const given = { line: 3, text: ean(1), target: 9 }
    expect(readLines([given, { ...given, targetProblem: 'No.' }], 'auto')).toMatchObject([
      { ...given, entry: { kind: 'ean' }, targetProblem: null },
      { targetProblem: 'No.' },
    ])
  })
})

describe('a table of titles', () => {
  it('is read with brand and size beside the title, and read again as it was', () => {
    const table =
      'Brand\tTitle\tSize\tPrice\nHeinz\tTomato Ketchup\t500 ml\t2,49\nHela\tCurry\t\t\n\t123\t\t'
    const reading = readInput(table)
    if (reading.kind === 'problem') throw new Error(reading.says)
    expect(reading.lines.map(({ entry, target }) => [entry.kind, target])).toEqual([
      ['title', 2.49],
      ['title', null],
      ['invalid', null],
    ])
    const [first] = reading.lines
    expect(first?.entry).toEqual({ kind: 'title', title: 'Heinz 500 ml Tomato Ketchup' })
    expect(readLines(reading.lines, 'auto').map(({ entry }) => entry.kind)).toEqual([
      'title',
      'title',
      'invalid',
    ])
  })

  it('is read as such where the reader says so', () => {
    const reading = readInput('Tomato Ketchup 500 ml\nCurry Sauce', { as: 'title' })
    expect(reading).toMatchObject({
      lines: [{ entry: { kind: 'title', title: 'Tomato Ketchup 500 ml' } }, { isTitle: true }],
    })
  })
})

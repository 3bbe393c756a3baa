import { describe, expect, it } from 'vitest'
import { readMapOptions, mapOption, readByNames, withColumnIndexes } from './mapOption.ts'
import { readImport, usualContext } from './readImport.ts'
import type { Question } from './reading.ts'
import { textSource } from './source.ts'

describe('the values of --map', () => {
  it.each([
    [['price=VK brutto'], { named: { price: 'VK brutto' } }],
    [['code=2', 'cost=none'], { named: { code: '2', cost: 'none' } }],
    [['title=Name = long'], { named: { title: 'Name = long' } }],
    [['currency=without price'], { replies: { currency: 'without price' } }],
    [['currency=Währung'], { named: { currency: 'Währung' } }],
    [['country=DE'], { replies: { country: 'de' } }],
    [['country=Land'], { named: { country: 'Land' } }],
    [['codes=add check digit'], { replies: { codes: 'add check digit' } }],
    [['decimal-sign=,'], { replies: { 'decimal sign': ',' } }],
    [['decimal sign=.'], { replies: { 'decimal sign': '.' } }],
    [['price-unit=divide'], { replies: { 'price unit': 'divide' } }],
    [['swapped-prices=as named'], { replies: { 'swapped prices': 'as named' } }],
    [['heading=3'], { heading: 3 }],
    [['heading=none'], { heading: 'none' }],
    [['encoding=latin1'], { encoding: 'windows-1252' }],
    [['delimiter=tab'], { delimiter: '\t' }],
    [['delimiter=;'], { delimiter: ';' }],
    [['hidden=leave out'], { hiddenRows: 'leave out' }],
    [
      ['doubtful=12 price', 'doubtful=3 code'],
      { doubtful: { '12 price': 'use', '3 code': 'use' } },
    ],
    [[], {}],
  ])('%j are read as %j', (options, answers) => {
    expect(readMapOptions(options)).toEqual(answers)
  })

  it.each([
    ['price', 'needs KEY=VALUE'],
    ['price=', 'needs KEY=VALUE'],
    ['=x', 'needs KEY=VALUE'],
    ['colour=x', 'has no “colour”. It has: code, title,'],
    ['toString=x', 'has no “toString”'],
    ['codes=fix', 'Possible values: leave out, add check digit'],
    ['decimal-sign=;', 'Possible values: none, ., ,'],
    ['heading=first', 'the number of the line'],
    ['heading=0', 'the number of the line'],
    ['encoding=klingon', 'this encoding isn’t known'],
    ['delimiter=:', 'Possible values'],
    ['hidden=maybe', 'Possible values: use, leave out'],
    ['doubtful=price', 'doubtful="12 price"'],
    ['doubtful=12 prize', 'doubtful="12 price"'],
  ])('%j is rejected with a helpful message', (option, message) => {
    expect(() => readMapOptions([option])).toThrow(message)
  })

  it('may not give the same key twice', () => {
    expect(() => readMapOptions(['price=A', 'price=B'])).toThrow('--map price is given twice')
  })
})

describe('columns on the command line', () => {
  const headings = ['EAN', 'VK brutto', 'Preis', 'Preis', '2024', '!!']
  it.each([
    ['vk_BRUTTO', 1],
    ['1', 0],
    ['6', 5],
    ['2024', 4],
    ['!!', 5],
    ['none', null],
  ])('%j is the column at index %j', (name, place) => {
    expect(withColumnIndexes({ named: { price: name } }, headings)).toEqual({
      columns: { price: place },
    })
  })

  it.each([
    ['UVP', 'there is no column “UVP”. The columns are: EAN, VK brutto'],
    ['7', 'there is no column “7”'],
    ['0', 'there is no column “0”'],
    ['Preis', 'Use their number: --map price=3 or --map price=4'],
  ])('%j is rejected', (name, message) => {
    expect(() => withColumnIndexes({ named: { price: name } }, headings)).toThrow(message)
  })

  it('leave other answers unchanged', () => {
    expect(withColumnIndexes({ heading: 2 }, headings)).toEqual({ heading: 2 })
  })
})

const read = (text: string, ...options: string[]) =>
  readByNames(readMapOptions(options), (answers) =>
    readImport(textSource('list.csv', text), 'codes', answers, usualContext),
  )

const TWO_PRICES = 'EAN;Preis A;Preis B\n2049812249373;10,00;12,00\n2049812250744;20,00;22,00\n'

describe('a file that is read by column or sheet names', () => {
  it('uses the columns with those names', async () => {
    const reading = await read(TWO_PRICES, 'price=Preis B')
    expect(reading).toMatchObject({ rows: [{ price: 12 }, { price: 22 }] })
  })

  it('rejects a sheet name unless it is a workbook', async () => {
    const named = { sheet: 'Prices' }
    await expect(
      readByNames(named, (answers) =>
        readImport(textSource('list.csv', TWO_PRICES), 'codes', answers, usualContext),
      ),
    ).rejects.toThrow('--sheet Prices: the file has no sheets.')
  })

  it('is refused if it is empty', async () => {
    expect(await read('', 'price=Preis B')).toMatchObject({ kind: 'refused' })
  })
})

describe('the option that answers a question', () => {
  it('closes each question that a file leaves open', async () => {
    for (const text of [
      TWO_PRICES,
      'EAN;Price;Cost\n2049812249373;1,00;2,00\n2049812250744;2,00;3,00\n2049812252113;3,00;4,00\n',
      'EAN;Preis;PE\n2049812249373;1,00;6\n2049812250744;2,00;12\n2049812252113;3,00;6\n',
      'EAN;Price\n2049812249373;1.299\n2049812250744;2.499\n',
      'EAN;Price\n2049812249373;10 EUR\n2049812250744;20 USD\n2049812252113;30 EUR\n',
      `Code\n${['204981224937', '204981225074', '204981225211', '204981225348'].join('\n')}\n`,
    ]) {
      const reading = await read(text)
      if (reading.kind === 'refused') throw new Error(reading.message)
      const [question] = reading.questions
      if (question === undefined) throw new Error('no question')
      for (const { value } of question.choices) {
        const option = mapOption(question, value, reading).replace('--map ', '')
        const again = await read(text, option.replaceAll('"', ''))
        if (again.kind === 'refused') throw new Error(again.message)
        expect(again.questions.filter(({ answer }) => answer === null)).toEqual([])
      }
    }
  })

  const question = (key: string): Question => ({
    key,
    about: '',
    choices: [],
    lines: [],
    answer: null,
  })
  const columns = ['EAN', 'VK brutto', 'Preis', 'Preis', 'a"b', '!!'].map((name) => ({
    name,
    role: null,
    samples: [],
  }))
  it.each([
    ['currency', 'without price', '--map currency="without price"'],
    ['currency', 'use', '--map currency=use'],
    ['decimal sign', ',', '--map decimal-sign=","'],
    ['column price', 'none', '--map price=none'],
    ['column price', '1', '--map price="VK brutto"'],
    ['column code', '0', '--map code=EAN'],
    ['column price', '3', '--map price=4'],
    ['column price', '4', '--map price=5'],
    ['column price', '5', '--map price=6'],
  ])('for question %j and answer %j is %s', (key, value, option) => {
    expect(mapOption(question(key), value, { columns })).toBe(option)
  })
})

import { describe, expect, it } from 'vitest'
import { joinNames, similarNames, renamed, withoutName } from './joinNames.ts'

const HP = ['HP', 'Hewlett-Packard']

describe('a table of joined names', () => {
  it('takes names into a group that has one of them, and makes one of groups that come together', () => {
    expect(joinNames([], ['HP', ' Hewlett-Packard '])).toEqual([HP])
    expect(joinNames([HP], ['hp', 'Compaq'])).toEqual([['HP', 'Hewlett-Packard', 'hp', 'Compaq']])
    expect(joinNames([HP, ['Compaq', 'Digital']], ['Digital', 'HP'])).toEqual([
      ['HP', 'Hewlett-Packard', 'Digital', 'Compaq'],
    ])
    expect(joinNames([HP], ['Dell', 'Dell'])).toEqual([HP])
  })

  it('is called by the first of its names, which may be one that nobody writes', () => {
    expect(renamed([HP], 0, ' HP Inc. ')).toEqual([['HP Inc.', ...HP]])
    expect(renamed([HP], 0, 'Hewlett-Packard')).toEqual([['Hewlett-Packard', 'HP']])
    expect(renamed([HP, ['Dell', 'DELL Computers']], 0, 'Dell')).toBeNull()
    expect(renamed([HP], 0, '  ')).toBeNull()
  })

  it('ends with the last but one of its names', () => {
    expect(withoutName([['A', ...HP]], 0, 'A')).toEqual([HP])
    expect(withoutName([HP], 0, 'HP')).toEqual([])
  })
})

describe('names that look alike', () => {
  const pairs = (names: string[], joined: string[][] = []) =>
    similarNames(names, joined).map(({ names: pair }) => pair.join(' = '))

  it.each([
    [['Hewlett-Packard', 'HP'], 'Hewlett-Packard = HP'],
    [['Tessera', 'Tessera Ltd.'], 'Tessera = Tessera Ltd.'],
    [
      ['Procter & Gamble', 'Procter and Gamble Company'],
      'Procter & Gamble = Procter and Gamble Company',
    ],
    [['Marlowe', 'Marlow'], 'Marlowe = Marlow'],
    [['Haldane', 'Haldene'], 'Haldane = Haldene'],
    [['Østby', 'Ostby'], 'Østby = Ostby'],
    [['Ostby', 'Østby AS'], 'Ostby = Østby AS'],
    [['Müller KG', 'Mueller'], 'Müller KG = Mueller'],
    [['花王', '花王 株式会社'], '花王 = 花王 株式会社'],
    [['Oestby', 'ØSTBY'], 'Oestby = ØSTBY'],
    [['Tännhöf', 'Taennhoef'], 'Tännhöf = Taennhoef'],
    [['Łódź', 'Lodz'], 'Łódź = Lodz'],
    [['Cœur', 'Coeur'], 'Cœur = Coeur'],
    [['Май', 'Маи'], 'Май = Маи'],
  ])('are offered: %j', (names, pair) => {
    expect(pairs(names)).toEqual([pair])
  })

  it.each([
    [['Nike', 'Nile']],
    [['Saffron Loom', 'SAFFRON LOOM']],
    [['Marlowe', 'Tessera']],
    [['& &', '– –']],
    [['Groß', 'GROSS']],
    [['Øre', 'Are']],
  ])('are not: %j', (names) => {
    expect(pairs(names)).toEqual([])
  })

  it('are each given once, with the surest reason', () => {
    expect(similarNames(['Sønderby', 'Sonderby', 'Sonderbyy'], [])).toEqual([
      { names: ['Sønderby', 'Sonderby'], why: 'the same except for letters such as ø and o' },
      { names: ['Sonderby', 'Sonderbyy'], why: 'one letter differs' },
    ])
  })

  it('are not those that are joined', () => {
    expect(pairs(['HP', 'Hewlett-Packard', 'Hewlett Packard Inc'], [HP])).toEqual([
      'Hewlett Packard Inc = HP',
    ])
    expect(pairs(['HP', 'Hewlett-Packard'], [HP])).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { mergeNames, similarNames, withCanonicalName, withoutName } from './mergeNames.ts'

const HP = ['HP', 'Hewlett-Packard']

describe('a table of merged names', () => {
  it('adds names to their group, and combines groups that share names', () => {
    expect(mergeNames([], ['HP', ' Hewlett-Packard '])).toEqual([HP])
    expect(mergeNames([HP], ['hp', 'Compaq'])).toEqual([['HP', 'Hewlett-Packard', 'hp', 'Compaq']])
    expect(mergeNames([HP, ['Compaq', 'Digital']], ['Digital', 'HP'])).toEqual([
      ['HP', 'Hewlett-Packard', 'Digital', 'Compaq'],
    ])
    expect(mergeNames([HP], ['Dell', 'Dell'])).toEqual([HP])
  })

  it('puts the chosen name of a group first, even a new one', () => {
    expect(withCanonicalName([HP], 0, ' HP Inc. ')).toEqual([['HP Inc.', ...HP]])
    expect(withCanonicalName([HP], 0, 'Hewlett-Packard')).toEqual([['Hewlett-Packard', 'HP']])
    expect(withCanonicalName([HP, ['Dell', 'DELL Computers']], 0, 'Dell')).toBeNull()
    expect(withCanonicalName([HP], 0, '  ')).toBeNull()
  })

  it('removes a group when only one of its names is left', () => {
    expect(withoutName([['A', ...HP]], 0, 'A')).toEqual([HP])
    expect(withoutName([HP], 0, 'HP')).toEqual([])
  })
})

describe('similar names', () => {
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
  ])('are suggested: %j', (names, pair) => {
    expect(pairs(names)).toEqual([pair])
  })

  it.each([
    [['Nike', 'Nile']],
    [['Saffron Loom', 'SAFFRON LOOM']],
    [['Marlowe', 'Tessera']],
    [['& &', '– –']],
    [['Groß', 'GROSS']],
    [['Øre', 'Are']],
  ])('are not suggested: %j', (names) => {
    expect(pairs(names)).toEqual([])
  })

  it('are suggested once per pair, with the surest reason', () => {
    expect(similarNames(['Sønderby', 'Sonderby', 'Sonderbyy'], [])).toEqual([
      { names: ['Sønderby', 'Sonderby'], why: 'the same except for letters such as ø and o' },
      { names: ['Sonderby', 'Sonderbyy'], why: 'one letter differs' },
    ])
  })

  it('are not suggested if they are already merged', () => {
    expect(pairs(['HP', 'Hewlett-Packard', 'Hewlett Packard Inc'], [HP])).toEqual([
      'Hewlett Packard Inc = HP',
    ])
    expect(pairs(['HP', 'Hewlett-Packard'], [HP])).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { matchingCommands } from './commandFilter.ts'

const commands = [
  { group: 'On this page', text: 'Load all products' },
  { group: 'Go to', text: 'EAN prices' },
  { group: 'Go to', text: 'Lists' },
  { group: 'Lists', text: 'Price talks with Marlowe', detail: '6 products' },
  { group: 'Lists', text: 'Autumn shirts', detail: '14 products' },
  { group: 'Appearance', text: 'Theme: dark' },
  { group: 'Saved searches', text: 'Cotton Piqué' },
]

const found = (text: string) => matchingCommands(commands, text).map((command) => command.text)

describe('finding a command', () => {
  it('finds words in any order, anywhere in a name', () => {
    expect(found('products load')).toEqual(['Load all products'])
    expect(found('dark theme')).toEqual(['Theme: dark'])
    expect(found('arlow')).toEqual(['Price talks with Marlowe'])
  })

  it('ignores case and accents', () => {
    expect(found('PIQUE')).toEqual(['Cotton Piqué'])
  })

  it('shows all commands in their order if there is no text', () => {
    expect(found('  ')).toEqual(commands.map(({ text }) => text))
  })

  it('lists names that begin with the text before names that only contain it', () => {
    expect(found('price')).toEqual(['Price talks with Marlowe', 'EAN prices'])
  })

  it('also searches groups and details, after names', () => {
    expect(found('lists')).toEqual(['Lists', 'Price talks with Marlowe', 'Autumn shirts'])
    expect(found('14 autumn')).toEqual(['Autumn shirts'])
  })

  it('lists the commands of a group together', () => {
    const groups = matchingCommands(commands, 's').map(({ group }) => group)
    expect(groups.filter((group, at) => groups.indexOf(group) === at)).toEqual([...new Set(groups)])
    const runs = groups.filter((group, at) => group !== groups[at - 1])
    expect(new Set(runs).size).toBe(runs.length)
  })

  it('finds nothing if no command contains one of the words', () => {
    expect(found('theme zebra')).toEqual([])
  })
})

describe('the order of found commands', () => {
  const order = (text: string, ...texts: string[]) =>
    matchingCommands(
      texts.map((one) => ({ group: 'g', text: one })),
      text,
    ).map((command) => command.text)

  it('has beginnings first, then words, then parts of words', () => {
    expect(order('pri', 'Caprice', 'The prices', 'Price', 'Own-price')).toEqual([
      'Price',
      'The prices',
      'Own-price',
      'Caprice',
    ])
  })

  it('begins with the group that has the best match', () => {
    const sorted = matchingCommands(
      [
        { group: 'a', text: 'Caprice' },
        { group: 'b', text: 'x', detail: 'price' },
        { group: 'c', text: 'Price' },
        { group: 'b', text: 'a price' },
      ],
      'price',
    )
    expect(sorted.map(({ group, text }) => [group, text])).toEqual([
      ['c', 'Price'],
      ['b', 'a price'],
      ['b', 'x'],
      ['a', 'Caprice'],
    ])
  })
})

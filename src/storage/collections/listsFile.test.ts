import { describe, expect, it } from 'vitest'
import { MOST_ENTRIES, NOTE_LENGTH } from '@/domain/picked/productList.ts'
import { aListEntry, aSeenProduct } from '@test/made/aListEntry.ts'
import { listsFile, readListsFile } from './listsFile.ts'

const lists = [
  {
    name: 'Autumn shirts',
    entries: [
      aListEntry('A', {
        note: 'ask why',
        seen: aSeenProduct(),
        first: { at: 1, offerPrice: null },
      }),
      aListEntry('B', { country: 'us,in', missingAt: 7 }),
    ],
  },
  { name: 'To ask about', entries: [] },
]

describe('a file of picked collections', () => {
  it('preserves the collections when it is written and read', () => {
    expect(readListsFile(JSON.stringify(listsFile(lists, 0)))).toEqual({
      kind: 'lists',
      file: { lists, unread: [] },
    })
  })

  it('gives the readable products, and names the place of the others', () => {
    const written = listsFile(lists, 0)
    const [first] = written.lists
    first?.entries.push({ ...aListEntry('C'), note: 7 } as never)
    first?.entries.push({
      ...aListEntry('D'),
      seen: aSeenProduct({ imageUrl: 'javascript:alert(1)' }),
    })
    const reading = readListsFile(JSON.stringify(written))
    expect(reading.kind === 'lists' && reading.file.lists[0]?.entries).toHaveLength(2)
    expect(reading.kind === 'lists' && reading.file.unread).toEqual([
      { where: 'Autumn shirts, product 3', message: 'Its note isn’t as expected: found 7.' },
      {
        where: 'Autumn shirts, product 4',
        message: 'Its seen.imageUrl isn’t as expected: found "javascript:alert(1)".',
      },
    ])
  })

  it('leaves out products that a collection can’t contain, with the reason', () => {
    const many = Array.from({ length: MOST_ENTRIES }, (_, at) => aListEntry(`P${at}`))
    const long = aListEntry('A', { note: `  ask\n${'x'.repeat(NOTE_LENGTH)}` })
    const entries = [long, aListEntry('..'), aListEntry('A', { country: 'US' }), ...many]
    const reading = readListsFile(JSON.stringify(listsFile([{ name: 'Shirts', entries }], 0)))
    const file = reading.kind === 'lists' ? reading.file : null
    expect(file?.lists[0]?.entries).toHaveLength(MOST_ENTRIES)
    expect(file?.lists[0]?.entries[0]?.note).toBe(`ask ${'x'.repeat(NOTE_LENGTH - 4)}`)
    expect(file?.unread).toEqual([
      {
        where: 'Shirts, product 2',
        message: '“..” can’t be a product ID.',
      },
      { where: 'Shirts, product 3', message: 'It is already in this collection.' },
      { where: 'Shirts', message: 'No room for 1 product: a collection can have 500.' },
    ])
  })

  it.each([
    ['', /^The file isn’t JSON/],
    ['{"format":"catalog-explorer-backup"}', /has no collections of this app/],
    ['[1]', /has no collections of this app/],
  ])('rejects “%s” with the reason', (text, message) => {
    expect(readListsFile(text)).toEqual({
      kind: 'wrong',
      message: expect.stringMatching(message) as string,
    })
  })
})

describe('a file of picked collections with errors', () => {
  const written = (...entries: unknown[]) =>
    readListsFile(JSON.stringify({ ...listsFile([], 0), lists: [{ name: ' ', entries }] }))
  const unread = (...entries: unknown[]) => {
    const reading = written(...entries)
    return reading.kind === 'lists' ? reading.file.unread : []
  }

  it('names a collection without a name by its number', () => {
    expect(written(aListEntry('A'))).toMatchObject({ file: { lists: [{ name: 'Collection 1' }] } })
  })

  it('states whether an entry or one of its fields is wrong, and the value found', () => {
    const { addedAt: _, ...without } = aListEntry('A')
    expect(unread(7, without, { ...aListEntry('B'), note: { text: 'x'.repeat(100) } })).toEqual([
      { where: 'Collection 1, product 1', message: 'It isn’t as expected: found 7.' },
      {
        where: 'Collection 1, product 2',
        message: 'Its addedAt isn’t as expected: found nothing.',
      },
      {
        where: 'Collection 1, product 3',
        message: `Its note isn’t as expected: found ${`{"text":"${'x'.repeat(100)}`.slice(0, 60)}.`,
      },
    ])
  })

  it('accepts a product without the fields that an older version didn’t save', () => {
    const { id, country, addedAt } = aListEntry('A'.repeat(32))
    expect(written({ id, country, addedAt })).toMatchObject({
      file: { lists: [{ entries: [{ note: '', first: null, seen: null }] }], unread: [] },
    })
  })

  it('lists its errors in the order of the file', () => {
    expect(
      unread(aListEntry('..'), 7, aListEntry('A'), aListEntry('A'), 8).map(({ where }) => where),
    ).toEqual([1, 2, 4, 5].map((index) => `Collection 1, product ${index}`))
  })

  it('of a newer version is read as far as it can be understood', () => {
    const own = [{ name: 'Shirts', entries: [aListEntry('A')] }]
    const file = { ...listsFile(own, 0), version: 9, more: true }
    expect(listsFile(own, 0)).toMatchObject({ version: 1, madeAt: '1970-01-01T00:00:00.000Z' })
    expect(readListsFile(JSON.stringify(file))).toMatchObject({
      kind: 'lists',
      file: { unread: [] },
    })
  })
})

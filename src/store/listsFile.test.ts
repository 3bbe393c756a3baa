import { describe, expect, it } from 'vitest'
import { MOST_ENTRIES, NOTE_LENGTH } from '../domain/lists/productList.ts'
import { aListEntry, aSeenProduct } from '../testing/aListEntry.ts'
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

describe('a file of lists', () => {
  it('says the same lists after it was written and read', () => {
    expect(readListsFile(JSON.stringify(listsFile(lists, 0)))).toEqual({
      kind: 'lists',
      file: { lists, unread: [] },
    })
  })

  it('gives what can be read, and lists the rest with its place', () => {
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
      { where: 'Autumn shirts, product 3', says: 'Its note is not as a list needs it: found 7.' },
      {
        where: 'Autumn shirts, product 4',
        says: 'Its seen.imageUrl is not as a list needs it: found "javascript:alert(1)".',
      },
    ])
  })

  it('leaves out what no list holds, and says so', () => {
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
        says: '“..” cannot be a product id: it would change the address that is asked.',
      },
      { where: 'Shirts, product 3', says: 'It is in this list already: once is enough.' },
      { where: 'Shirts', says: 'No room for 1 product: a list holds 500.' },
    ])
  })

  it.each([
    ['', /^The file is no JSON/],
    ['{"format":"catalog-explorer-backup"}', /holds no lists of this app/],
    ['[1]', /holds no lists of this app/],
  ])('refuses “%s” and says why', (text, says) => {
    expect(readListsFile(text)).toEqual({
      kind: 'wrong',
      says: expect.stringMatching(says) as string,
    })
  })
})

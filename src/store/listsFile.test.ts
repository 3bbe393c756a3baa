import { describe, expect, it } from 'vitest'
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

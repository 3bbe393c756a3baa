import { describe, expect, it } from 'vitest'
import { readListsFrom, readListsText } from './listsText.ts'

const LISTS = JSON.stringify({
  format: 'catalog-explorer-lists',
  version: 1,
  lists: [{ name: 'Shirts', entries: [] }],
})
const file = (name: string, ...parts: string[]) => new File(parts, name)

describe('a pasted text', () => {
  it('is read as exported collections if it has their format', () => {
    expect(readListsText(` ${LISTS}`, '')).toMatchObject({
      kind: 'lists',
      from: '',
      file: { lists: [{ name: 'Shirts' }] },
    })
  })

  it.each(['P1\nP2', '{"id": "P1"}', '[{"id": "P1"}]', ''])(
    'is not read as exported collections: %j',
    (text) => {
      expect(readListsText(text, '')).toBeNull()
    },
  )

  it('is rejected if its collections can’t be read', () => {
    expect(readListsText('{"format": "other"}', '')).toMatchObject({ kind: 'refused' })
    expect(readListsText('{"format": ', '')).toMatchObject({ kind: 'refused' })
  })

  it('is rejected if it is too large', () => {
    expect(readListsText(`${LISTS}${' '.repeat(2_000_000)}`, '')).toEqual({
      kind: 'refused',
      message: 'The pasted text has 2.0 MB. Collections of up to 2.0 MB can be read.',
    })
  })
})

describe('a chosen file', () => {
  it('is read as exported collections by its extension or type, and by its content', async () => {
    expect(await readListsFrom(file('lists.JSON', LISTS))).toMatchObject({
      kind: 'lists',
      from: 'lists.JSON',
    })
    const typed = new File([LISTS], 'lists', { type: 'application/json' })
    expect(await readListsFrom(typed)).toMatchObject({ kind: 'lists' })
    expect(await readListsFrom(file('lists.txt', LISTS))).toBeNull()
    expect(await readListsFrom(file('ids.json', '[{"id": "P1"}]'))).toBeNull()
  })

  it('is rejected if it is too large or can’t be opened', async () => {
    expect(await readListsFrom(file('lists.json', LISTS, ' '.repeat(2_000_000)))).toMatchObject({
      message: 'lists.json has 2.0 MB. Collections of up to 2.0 MB can be read.',
    })
    const closed = Object.assign(file('lists.json', LISTS), {
      slice: () => ({ text: () => Promise.reject(new Error('gone')) }),
    })
    expect(await readListsFrom(closed)).toEqual({
      kind: 'refused',
      message: 'lists.json can’t be opened. Choose it again.',
    })
  })
})

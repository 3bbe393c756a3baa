import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { database } from '../database/database.ts'
import { holdOnly } from '../database/keptMemory.ts'
import {
  addToDraft,
  countDraft,
  onDraft,
  readDraft,
  writeDraftTable,
  writeDraftText,
} from './batchDraft.ts'

// Node has no IndexedDB: without it the store works in memory; a database of the test's own stands in where it matters.
vi.mock('../database/database.ts', () => ({ database: vi.fn<() => Promise<unknown>>() }))

/** A database whose transactions come one after the other, as those of two tabs do. */
function oneDatabase({ isFull = false } = {}) {
  const entries = new Map<string, unknown>()
  let last: Promise<unknown> = Promise.resolve()
  const get = (key: unknown) => Promise.resolve(entries.get(JSON.stringify(key)))
  const transaction = () => {
    const turn = last
    let finish = () => {}
    const done = new Promise<void>((resolve) => {
      finish = resolve
    })
    const store = {
      get: (key: unknown) => turn.then(() => get(key)),
      async put(entry: { connectionId: string; part: string }) {
        await turn
        finish()
        if (isFull) throw new DOMException('full', 'QuotaExceededError')
        entries.set(JSON.stringify([entry.connectionId, entry.part]), structuredClone(entry))
      },
    }
    last = done
    return { store, done }
  }
  vi.mocked(database).mockResolvedValue({
    get: (_: string, key: unknown) => get(key),
    transaction,
  } as never)
  return entries
}

beforeEach(() => void vi.mocked(database).mockResolvedValue(null))
afterEach(() => holdOnly('batchDrafts', []))

const A = '2049811842247'
const B = '2049811921430'
const C = '2049812000622'

/** How many lines the draft has once these are in it. */
async function added(connectionId: string, lines: readonly string[]) {
  await addToDraft(connectionId, lines)
  return countDraft(connectionId)
}

describe('the draft of the next batch', () => {
  it.each([
    ['in memory', () => {}],
    ['in the database', () => void oneDatabase()],
    ['in memory where the database is full', () => void oneDatabase({ isFull: true })],
  ])('is kept per connection, %s', async (_place, prepare) => {
    prepare()
    expect(await added('demo', [A, B])).toBe(2)
    expect(await added('proxy', [C])).toBe(1)
    expect((await readDraft('demo')).text).toBe(`${A}\n${B}\n`)
    expect((await readDraft('proxy')).text).toBe(`${C}\n`)
  })

  it.each([
    ['stored', {}],
    ['memory', { isFull: true }],
  ] as const)(
    'says of what was added, at once and to who reads it, that it is %s',
    async (keeping, one) => {
      oneDatabase(one)
      expect(await addToDraft('demo', [A])).toBe(keeping)
      expect(await readDraft('demo')).toMatchObject({ keeping })
      expect(await readDraft('proxy')).toMatchObject({ keeping: 'stored' })
    },
  )

  it('loses nothing when two tabs add to it at once', async () => {
    oneDatabase()
    const lines = Array.from({ length: 20 }, (_, at) => `id: ${at}`)
    const counts = await Promise.all(lines.map((line) => added('demo', [line])))
    expect(Math.max(...counts)).toBe(20)
    expect((await readDraft('demo')).text.trim().split('\n').toSorted()).toEqual(lines.toSorted())
  })

  it('keeps what another tab added while its text was being changed', async () => {
    oneDatabase()
    await writeDraftText('demo', { before: '', text: A, choices: {} })
    await addToDraft('demo', [B])
    const { text } = await writeDraftText('demo', { before: A, text: C, choices: {} })
    expect(text).toBe(`${C}\n${B}\n`)
    const cleared = await writeDraftText('demo', { before: text, text: '', choices: {} })
    expect(cleared.text).toBe('')
  })

  it('counts the lines of a file with those that were added', async () => {
    const sheets = [
      {
        name: '',
        rows: [
          ['EAN', 'Name'],
          [A, 'Shirt'],
          [B, 'Hat'],
        ],
      },
    ]
    await writeDraftTable('demo', { name: 'x.csv', sheets, sheet: 0, choices: {} })
    expect(await added('demo', [C])).toBe(3)
    expect((await readDraft('demo')).table?.name).toBe('x.csv')
  })

  it('adds a URL with commas as one line, whatever stands above it', async () => {
    const url = 'https://shop.example/p,1;a?x="y"'
    await writeDraftText('demo', { before: '', text: `EAN;Name\n${A};Shirt`, choices: {} })
    expect(await added('demo', [url])).toBe(2)
  })

  it('is passed over where it is damaged, and starts anew', async () => {
    const entries = oneDatabase()
    entries.set(JSON.stringify(['demo', 'text']), { connectionId: 'demo', part: 'text', text: 7 })
    expect((await readDraft('demo')).text).toBe('')
    expect(await added('demo', [A])).toBe(1)
  })

  it('tells those who show it, and no one of another connection', async () => {
    const heard = vi.fn<() => void>()
    const stop = onDraft('demo', heard)
    await addToDraft('proxy', [A])
    expect(heard).not.toHaveBeenCalled()
    await addToDraft('demo', [A])
    expect(heard).toHaveBeenCalledTimes(1)
    stop()
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { DraftFile } from '@/domain/codes/codesDraft.ts'
import { database } from '@/storage/database/database.ts'
import { replaceEntriesInMemory } from '@/storage/database/storedInMemory.ts'
import { FakeKeyRange } from '@test/stored/databaseKeys.ts'
import { oneDatabase as partsDatabase } from '@test/stored/oneDatabase.ts'
import {
  addTextToDraft,
  addToDraft,
  changeDraftFile,
  onDraft,
  readDraft,
  writeDraftFile,
  writeDraftText,
} from './codesDraft.ts'

// Node has no IndexedDB, so the store works in memory; tests that need a database use a fake one.
vi.mock('@/storage/database/database.ts', () => ({ database: vi.fn<() => Promise<unknown>>() }))

function oneDatabase({ isFull = false } = {}) {
  const { database: one, ...seen } = partsDatabase('part', isFull ? 0 : Infinity)
  vi.mocked(database).mockResolvedValue(one as never)
  return seen
}

beforeEach(() => {
  vi.stubGlobal('IDBKeyRange', FakeKeyRange)
  vi.mocked(database).mockResolvedValue(null)
})
afterEach(() => {
  replaceEntriesInMemory('batchDrafts', [])
  vi.unstubAllGlobals()
})

const A = '2049811842247'
const B = '2049811921430'
const C = '2049812000622'

const textOf = async (connectionId = 'demo') => (await readDraft(connectionId)).text

const fileOf = (text: string, name = 'stock.csv'): DraftFile => ({
  name,
  bytes: new TextEncoder().encode(text),
  answers: {},
  remembered: null,
})

describe('the draft of the next collection of codes', () => {
  it.each([
    ['in memory', () => {}],
    ['in the database', () => void oneDatabase()],
    ['in memory where the database is full', () => void oneDatabase({ isFull: true })],
  ])('is stored per connection, %s', async (_place, prepare) => {
    prepare()
    const file = fileOf(`EAN\n${A}`)
    await addToDraft('demo', [A, B])
    await addToDraft('proxy', [C])
    await writeDraftFile('demo', file)
    expect(await readDraft('demo')).toMatchObject({ text: `${A}\n${B}\n`, file })
    expect(await readDraft('proxy')).toMatchObject({ text: `${C}\n`, file: null })
    await writeDraftFile('demo', null)
    expect((await readDraft('demo')).file).toBeNull()
  })

  it.each([
    ['stored', {}],
    ['memory', { isFull: true }],
  ] as const)(
    'reports where the added lines are saved, at once and when read: %s',
    async (saveState, one) => {
      oneDatabase(one)
      expect(await addToDraft('demo', [A])).toBe(saveState)
      expect(await readDraft('demo')).toMatchObject({ saveState })
      expect(await readDraft('proxy')).toMatchObject({ saveState: 'stored' })
    },
  )

  it('loses no line if two tabs add to it at once', async () => {
    oneDatabase()
    const lines = Array.from({ length: 20 }, (_, at) => `id: ${at}`)
    await Promise.all(lines.map((line) => addToDraft('demo', [line])))
    expect((await textOf()).trim().split('\n').toSorted()).toEqual(lines.toSorted())
  })

  it('retains lines that another tab added while its text was changed', async () => {
    oneDatabase()
    await writeDraftText('demo', { before: '', text: A, answers: {} })
    await addToDraft('demo', [B])
    const { text } = await writeDraftText('demo', { before: A, text: C, answers: {} })
    expect(text).toBe(`${C}\n${B}\n`)
    const cleared = await writeDraftText('demo', { before: text, text: '', answers: {} })
    expect(cleared.text).toBe('')
  })

  it('adds a pasted table unchanged, and a URL with commas as one line', async () => {
    await addTextToDraft('demo', `EAN;Name\n${A};Shirt\n\n`)
    await addToDraft('demo', ['https://shop.example/p,1;a?x="y"'])
    const line = '"https://shop.example/p,1;a?x=""y"""'
    expect(await textOf()).toBe(`EAN;Name\n${A};Shirt\n${line}\n`)
  })

  it('retains the import settings of its text when lines are added', async () => {
    oneDatabase()
    const answers = { columns: { code: 1 } }
    await writeDraftText('demo', { before: '', text: A, answers })
    await addToDraft('demo', [B])
    expect(await readDraft('demo')).toMatchObject({ text: `${A}\n${B}\n`, answers })
  })

  it('stores the bytes of a file unchanged, and doesn’t write them again when import settings change', async () => {
    const { puts } = oneDatabase()
    const bytes = Uint8Array.from({ length: 1000 }, (_, at) => at % 256)
    await writeDraftFile('demo', { ...fileOf(''), bytes })
    const { file } = await readDraft('demo')
    expect(file?.bytes).toEqual(bytes)
    const answers = { sheet: 'Stock', doubtful: { '3 price': 'use' } } as const
    await writeDraftFile('demo', file && { ...file, answers })
    expect(await readDraft('demo')).toMatchObject({ file: { bytes, answers } })
    expect(puts).toEqual(['file', 'fileBytes', 'file'])
  })

  it('can change its file', async () => {
    oneDatabase()
    await writeDraftFile('demo', fileOf(A))
    await changeDraftFile('demo', (now) => now && { ...now, name: `${now.name} 2` })
    const { file } = await readDraft('demo')
    expect(file?.name).toBe('stock.csv 2')
    expect(new TextDecoder().decode(file?.bytes)).toBe(A)
  })

  it('is ignored if it is damaged, and starts again empty', async () => {
    const { entries } = oneDatabase()
    const common = { connectionId: 'demo', at: 1 }
    const file = { id: 'a', name: 'a.csv', remembered: null }
    const damaged = [
      { ...common, part: 'text', text: 7 },
      { ...common, part: 'file', file },
      { ...common, part: 'fileBytes', id: 'a', bytes: 'not base64' },
    ]
    for (const entry of damaged) entries.set(JSON.stringify(['demo', entry.part]), entry)
    expect(await readDraft('demo')).toMatchObject({ text: '', file: null })
    await addToDraft('demo', [A])
    expect(await textOf()).toBe(`${A}\n`)
  })

  it('notifies the listeners of its connection only', async () => {
    const listener = vi.fn<() => void>()
    const stop = onDraft('demo', listener)
    await addToDraft('proxy', [A])
    expect(listener).not.toHaveBeenCalled()
    await addToDraft('demo', [A])
    expect(listener).toHaveBeenCalledTimes(1)
    stop()
  })
})

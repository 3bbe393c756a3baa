import { beforeEach, describe, expect, it, vi } from 'vitest'
import { anyDatabase } from '@test/stored/anyDatabase.ts'
import { database } from './database.ts'
import { saveFromMemory } from './saveFromMemory.ts'
import { noteTrouble, storageTrouble } from './storageTrouble.ts'
import { entriesInMemory, holdEntry, replaceEntriesInMemory } from './storedInMemory.ts'

vi.mock('./database.ts', () => ({ database: vi.fn<() => Promise<unknown>>() }))

const aLookUp = (path: string) => ({ connectionId: 'demo', path })

let db: ReturnType<typeof anyDatabase>
beforeEach(() => {
  db = anyDatabase()
  vi.mocked(database).mockResolvedValue(db as never) // as far as it is asked
  replaceEntriesInMemory('recents', [aLookUp('/a'), aLookUp('/b')])
  noteTrouble('full')
})

describe('data that a full database couldn’t store', () => {
  it('is stored once there is room, and the storage problem ends', async () => {
    expect(await saveFromMemory()).toBe(0)
    expect(db.found('recents')).toEqual([aLookUp('/a'), aLookUp('/b')])
    expect(entriesInMemory('recents')).toEqual([])
    expect(storageTrouble()).toBeNull()
  })

  it('stays in memory and is counted while there is no room', async () => {
    db.disk.isFull = true
    expect(await saveFromMemory()).toBe(2)
    expect(entriesInMemory('recents')).toEqual([aLookUp('/a'), aLookUp('/b')])
    expect(storageTrouble()).toBe('full')
  })

  it('stays in memory in its newer form if it changes while it is written', async () => {
    const newer = { ...aLookUp('/a'), label: 'newer' }
    const { transaction } = db
    db.transaction = (names) => {
      holdEntry('recents', newer)
      return transaction(names)
    }
    expect(await saveFromMemory()).toBe(1)
    expect(entriesInMemory('recents')).toEqual([newer])
    expect(storageTrouble()).toBe('full')
  })
})

import { afterEach, describe, expect, it, vi } from 'vitest'
import { writeBackup } from '@/storage/database/backup.ts'
import { workerSays, workerThat } from '@test/made/aFileWorker.ts'
import { readBackupFile } from './readBackupFile.ts'

const backup = () => new File([writeBackup({ stores: new Map() }, 1)], 'backup.json')

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('a selected backup file', () => {
  it('is read on the page if there is no worker', async () => {
    expect(await readBackupFile(backup())).toMatchObject({ kind: 'ok' })
  })

  it('is refused with a message after 60 seconds, and its worker ends', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const ended = workerThat((worker) => {
      workerSays(worker, { kind: 'progress', share: 0.5 })
      vi.advanceTimersByTime(60_000)
    })
    expect(await readBackupFile(backup())).toEqual({
      kind: 'wrong',
      message: 'It took longer than 60 seconds to read',
    })
    expect(ended).toHaveBeenCalledOnce()
  })

  it('is no longer read after it was cancelled', async () => {
    const stop = new AbortController()
    const ended = workerThat(() => stop.abort())
    await expect(readBackupFile(backup(), { signal: stop.signal })).rejects.toThrow(
      expect.objectContaining({ name: 'AbortError' }),
    )
    expect(ended).toHaveBeenCalledOnce()
  })
})

import { afterEach, describe, expect, it, vi } from 'vitest'
import { usualContext } from '@/features/import/readImport.ts'
import { anImportReading } from '@test/made/anImportReading.ts'
import { aWorkbook } from '@test/made/aWorkbook.ts'
import type { FromImportWorker, ToImportWorker } from './import.worker.ts'
import { importSession, type ImportListeners } from './importSession.ts'

const csv = (text: string) => new File([text], 'codes.csv', { type: 'text/csv' })
const fileOf = (text: string) => ({ kind: 'file', file: csv(text) }) as const
const request = { task: 'prices', answers: {}, context: usualContext } as const
const PRICES = 'EAN;Price\n2049811842247;12,5'

const read = (file: File, watch?: ImportListeners) =>
  importSession({ kind: 'file', file }).read(request, watch)
const messageOf = async (file: File) => {
  const reading = await read(file)
  return reading.kind === 'refused' ? reading.message : 'read'
}

/** Replaces every worker: `act` is called with each request to read. Returns the workers that were started. */
function workersThat(act: (worker: FakeWorker, number: number) => void) {
  const started: FakeWorker[] = []
  class Made extends FakeWorker {
    override onRead = act
    constructor() {
      super()
      started.push(this)
    }
  }
  vi.stubGlobal('Worker', Made)
  return started
}

class FakeWorker extends EventTarget {
  isEnded = false
  onRead: (worker: FakeWorker, number: number) => void = () => {}
  terminate() {
    this.isEnded = true
  }
  postMessage(message: ToImportWorker) {
    if (message.kind === 'read') setImmediate(() => this.onRead(this, message.number))
  }
  answer(data: FromImportWorker) {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
  fail() {
    this.dispatchEvent(new ErrorEvent('error'))
  }
}

const reading = anImportReading()

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('a file', () => {
  it('is read on the page where the browser has no workers', async () => {
    expect(await read(csv(PRICES))).toMatchObject({
      kind: 'read',
      rows: [{ code: '2049811842247', price: 12.5 }],
    })
  })

  it('is read by a worker, once for each answer, until the session is closed', async () => {
    const workers = workersThat((worker, number) => {
      worker.answer({ kind: 'progress', number, share: 0.5 })
      worker.answer({ kind: 'read', number, reading })
    })
    const onProgress = vi.fn<(share: number) => void>()
    const session = importSession(fileOf(PRICES))
    expect(await session.read(request, { onProgress })).toBe(reading)
    expect(await session.read({ ...request, answers: { heading: 2 } })).toBe(reading)
    expect(onProgress.mock.calls).toEqual([[0.5]])
    expect(workers).toMatchObject([{ isEnded: false }])
    session.close()
    expect(workers).toMatchObject([{ isEnded: true }])
  })

  it('gives each of several readings its own result', async () => {
    const numbers: number[] = []
    const [other] = [anImportReading({ shape: 'other' })]
    workersThat((worker, number) => {
      numbers.push(number)
      if (numbers.length < 2) return
      worker.answer({ kind: 'read', number: numbers[1] ?? 0, reading: other })
      worker.answer({ kind: 'read', number: numbers[0] ?? 0, reading })
    })
    const session = importSession(fileOf(PRICES))
    const results = await Promise.all([session.read(request), session.read(request)])
    expect(results).toEqual([reading, other])
  })

  it('stops its worker if reading is cancelled; the next reading starts a new one', async () => {
    const stop = new AbortController()
    const workers = workersThat((worker, number) => {
      if (workers.length === 1) stop.abort()
      else worker.answer({ kind: 'read', number, reading })
    })
    const session = importSession(fileOf(PRICES))
    await expect(session.read(request, { signal: stop.signal })).rejects.toThrow(
      expect.objectContaining({ name: 'AbortError' }),
    )
    expect(workers).toMatchObject([{ isEnded: true }])
    expect(await session.read(request)).toBe(reading)
    session.close()
  })

  it('is refused if reading takes longer than 60 seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const workers = workersThat(() => vi.advanceTimersByTime(60_000))
    expect(await messageOf(csv('1'))).toMatch(/^codes\.csv took longer than 60 seconds to read/)
    expect(workers).toMatchObject([{ isEnded: true }])
  })

  it('is not read again on the page if its worker crashed', async () => {
    workersThat((worker, number) => {
      worker.answer({ kind: 'progress', number, share: 0 })
      worker.fail()
    })
    expect(await messageOf(csv(PRICES))).toMatch(
      /^codes\.csv can’t be read: the browser ran out of/,
    )
  })

  it('is read on the page if the worker does not start', async () => {
    workersThat((worker) => worker.fail())
    expect(await messageOf(csv(PRICES))).toBe('read')
  })

  it('stops being read on the page if reading is cancelled', async () => {
    const stop = new AbortController()
    const rows = '<row><c><v>1</v></c></row>'.repeat(60_000)
    const file = new File([aWorkbook({ A: rows })], 'codes.xlsx')
    const reads = read(file, { signal: stop.signal, onProgress: () => stop.abort() })
    await expect(reads).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }))
  })

  it('is refused where it is empty, too large, or can’t be opened', async () => {
    expect(await messageOf(csv(''))).toBe('codes.csv is empty.')
    const large = Object.defineProperty(csv('1'), 'size', { value: 20_000_001 })
    expect(await messageOf(large)).toMatch(/^codes\.csv has 20\.0 MB\. Files of up to 20\.0 MB/)
    const missingFile = csv('1')
    vi.spyOn(missingFile, 'stream').mockImplementation(() => {
      throw new DOMException('gone', 'NotFoundError')
    })
    expect(await messageOf(missingFile)).toMatch(
      /^codes\.csv can’t be read: it was moved.*Choose it again\.$/,
    )
  })
})

describe('a text', () => {
  const textOf = (text: string) => importSession({ kind: 'text', name: '', text })

  it('is read on the page if it is short, and by a worker if it is long', async () => {
    const workers = workersThat((worker, number) =>
      worker.answer({ kind: 'read', number, reading }),
    )
    expect(await textOf(PRICES).read(request)).toMatchObject({ rows: { length: 1 } })
    expect(workers).toEqual([])
    expect(await textOf(`${PRICES}\n`.repeat(5000)).read(request)).toBe(reading)
    expect(workers).toHaveLength(1)
  })

  it('with more than 10,000 codes returns the first 10,000 and the total count', async () => {
    const long = textOf('2049811842247\n'.repeat(10_001))
    const context = usualContext
    expect(await long.read({ task: 'codes', answers: {}, context })).toMatchObject({
      rows: { length: 10_000 },
      rowCount: 10_001,
    })
    expect(await textOf('1').read({ task: 'codes', answers: {}, context })).toMatchObject({
      rows: { length: 1 },
      rowCount: 1,
    })
  })

  it('is called “This text” in the message that refuses it', async () => {
    expect(await textOf('').read(request)).toEqual({
      kind: 'refused',
      message: 'This text is empty.',
    })
  })
})

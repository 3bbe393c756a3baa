import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Version } from '@/domain/collections/collection.ts'
import { noFilter } from '@/domain/rows/rowView.ts'
import { saveVersion } from '@/storage/collections/versions.ts'
import { aResultRow } from '@test/made/aResultRow.ts'
import { createRowEngine } from './rowEngine.ts'
import { createRowTasks } from './rowTasks.ts'
import { runTask, type FromWorker, type ToWorker } from './taskMessages.ts'

const HERE = 'connection'

const aVersion = (id: string): Version => ({
  id,
  setId: 'set',
  at: 1,
  endedAt: 2,
  settings: { mode: 'full', pageSize: 100, atOnce: 2, most: 50_000, batch: null },
  isRunning: false,
  promised: null,
  counts: { asks: 2, done: 2, notFound: 0, failed: 0, rows: 2, duplicates: 0, withoutId: 0 },
  notes: [],
})

const product = (id: number) => aResultRow({ productId: `P${id}`, offerPrice: id })

async function save(versionId: string) {
  await saveVersion(HERE, aVersion(versionId), [
    { part: 0, at: 1, rows: [product(1), product(2)] },
    { part: 1, at: 1, rows: [product(2), product(3), aResultRow({ title: 'No id' })] },
  ])
  return { connectionId: HERE, versionId }
}

type Message = (message: FromWorker) => void

/** A worker whose other end the test plays; it gets clones and can't read the page's memory. */
function stubWorker(start: (notify: Message) => (message: ToWorker) => void) {
  const ended = vi.fn<() => void>()
  class FakeWorker extends EventTarget {
    readonly #onMessage = start((message) =>
      setImmediate(() =>
        this.dispatchEvent(new MessageEvent('message', { data: structuredClone(message) })),
      ),
    )
    terminate = ended
    postMessage(message: ToWorker) {
      const sent = structuredClone(message)
      setImmediate(() => {
        if (sent.name === 'pivot') this.dispatchEvent(new ErrorEvent('error', { message: 'died' }))
        else this.#onMessage(sent)
      })
    }
  }
  vi.stubGlobal('Worker', FakeWorker)
  return ended
}

/** Like the worker's script, except that it finds no stored rows: here all are in the page's memory. */
function aWorker(notify: Message) {
  const tasks = createRowTasks((rows) => notify({ kind: 'message', value: rows }))
  notify({ kind: 'ready' })
  return ({ id, name, requested }: ToWorker) => {
    const running = name === 'open' ? Promise.resolve() : runTask(tasks, name, requested)
    running.then(
      (value) => notify({ kind: 'answer', id, value }),
      (error: unknown) => notify({ kind: 'failure', id, message: String(error) }),
    )
  }
}

afterEach(() => vi.unstubAllGlobals())

describe('the row engine of a collection', () => {
  it('reads a saved version on the page if there is no worker', async () => {
    const engine = createRowEngine()
    const listener = vi.fn<(rows: number) => void>()
    await engine.open(await save('one'), listener)
    expect(listener).toHaveBeenLastCalledWith(4)
    const filter = { ...noFilter, ranges: { offerPrice: [2, null] as const } }
    const rowsResult = await engine.query(filter, [{ column: 'offerPrice', down: true }])
    expect(rowsResult).toMatchObject({ rows: 4, matching: 2 })
    expect(await engine.rows(0, 1)).toEqual([product(3)])
    expect(await engine.allRows('matching')).toEqual([product(3), product(2)])
    expect(await engine.allRows('all')).toHaveLength(4)
  })

  it('adds rows of a running load, without duplicating those that were saved meanwhile', async () => {
    const engine = createRowEngine()
    const unnamed = aResultRow({ title: 'No id' })
    const opened = engine.open(await save('two'), () => {})
    await engine.add([unnamed, product(3), product(4)])
    await opened
    expect(await engine.query(noFilter, [])).toMatchObject({ rows: 5 })
    // Once the version is read, an added row with equal content is another row.
    await engine.add([unnamed])
    expect(await engine.query(noFilter, [])).toMatchObject({ rows: 6 })
  })

  it('sends a worker the rows that only the page’s memory has', async () => {
    const ended = stubWorker(aWorker)
    const engine = createRowEngine()
    const listener = vi.fn<(rows: number) => void>()
    await engine.open(await save('three'), listener)
    expect(await engine.query(noFilter, [])).toMatchObject({ rows: 4 })
    expect(listener).toHaveBeenLastCalledWith(4)
    expect(await engine.allRows('all')).toHaveLength(4)
    engine.close()
    await expect.poll(() => ended).toHaveBeenCalledOnce()
  })

  it('works without a worker if the worker doesn’t start', async () => {
    class Broken extends EventTarget {
      terminate = () => {}
      constructor() {
        super()
        setImmediate(() => this.dispatchEvent(new ErrorEvent('error')))
      }
    }
    vi.stubGlobal('Worker', Broken)
    const engine = createRowEngine()
    await engine.open(await save('four'), () => {})
    expect(await engine.query(noFilter, [])).toMatchObject({ rows: 4 })
  })

  it('reports the error of a crashed worker for this request and all later ones', async () => {
    stubWorker(aWorker)
    const engine = createRowEngine()
    const pivot = {
      down: 'brand',
      across: 'merchant',
      order: { by: 'rows', value: '', down: true },
      figure: 'offerPrice',
      measure: 'median',
      mostDown: 9,
      mostAcross: 9,
      least: 1,
    } as const
    await expect(engine.pivot(pivot)).rejects.toThrow('died')
    await expect(engine.query(noFilter, [])).rejects.toThrow('died')
  })
})

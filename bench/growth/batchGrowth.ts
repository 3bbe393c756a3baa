/** A batch from a hundred rows to the ten thousand that it takes, run on a service that answers at once. */
import { readBatch } from '../../src/store/batches/batches.ts'
import { openBatch, type BatchJob } from '../../src/work/batch/batchJob.ts'
import { realClock } from '../../src/work/job/clock.ts'
import { alwaysOnline } from '../../src/catalog/http/connectivity.ts'
import { openBrowserChannel } from '../../src/work/job/tabs/channel.ts'
import { newBatch } from '../../src/work/batch/newBatch.ts'
import type { TabWorld } from '../../src/work/job/tabs/tabJob.ts'
import { defaultDialect } from '../../src/catalog/dialect.ts'
import type { Connection } from '../../src/catalog/connection.ts'
import { clearRequests } from '../../src/catalog/http/log.ts'
import { defaultBatchSettings } from '../../src/market/batchAnswer.ts'
import { checkDigit } from '../../src/lib/gtin.ts'
import { linesOf } from '../../src/testing/made/linesOf.ts'
import { holdOnly } from '../../src/store/database/keptMemory.ts'
import type { Curve, Point } from './curve.ts'
import { bytesHeld, processorTime } from './measured.ts'

const SIZES = [100, 300, 1000, 3000, 10_000]
const AT_ONCE = 12
const MERCHANTS = 5

const connection: Connection = {
  way: 'direct',
  id: 'instant',
  baseUrl: 'http://instant.example',
  apiKey: 'instant',
  eanToken: null,
  dialect: defaultDialect,
  defaults: {},
  ready: Promise.resolve(),
  demo: null,
}

const world: TabWorld = {
  clock: realClock,
  random: Math.random,
  connectivity: alwaysOnline,
  openChannel: openBrowserChannel,
  // No other tab is there.
  locks: { keepsApart: true, request: (_name, _options, held) => held({}) },
}

function codesOf(size: number): string {
  const codes = Array.from({ length: size }, (_, number) => {
    const body = `20${String(number).padStart(10, '0')}`
    return body + String(checkDigit(body))
  })
  return codes.join('\n')
}

/** Five offers for whatever is asked (§2.6). */
function instantAnswer(url: string): Response {
  const ean = /(\d+)(?:\?|$)/.exec(url)?.[1] ?? ''
  const merchants = Array.from({ length: MERCHANTS }, (_, at) => ({
    merchantId: `m${at}`,
    merchantName: `Merchant ${at}`,
    productId: `${ean}-${at}`,
    merchantProductUrl: `https://merchant-${at}.example/p/${ean}`,
    offerPrice: 10 + at,
    salePrice: 12 + at,
  }))
  return Response.json({ success: true, message: '', errorCode: '', result: { ean, merchants } })
}

function runToEnd(job: BatchJob): Promise<void> {
  return new Promise((resolve) => {
    const stop = job.subscribe(() => {
      const { role, progress } = job.view()
      if (role !== 'idle' || progress.state !== 'done') return
      stop()
      resolve()
    })
    job.start()
  })
}

async function openNew(size: number): Promise<BatchJob> {
  const settings = { ...defaultBatchSettings, atOnce: AT_ONCE, names: false }
  const given = {
    name: 'A batch',
    lines: linesOf(codesOf(size)),
    groups: [['us']],
    settings,
    at: 1,
  }
  const { id } = await newBatch(connection.id, given)
  const job = await openBatch(connection, id, world)
  if (!job) throw new Error('The batch was not kept')
  return job
}

/** Milliseconds of the processor, and the bytes of memory that the answered batch holds; there is no database here. */
async function runOf(size: number) {
  holdOnly('batches', [])
  clearRequests()
  const before = await bytesHeld()
  const job = await openNew(size)
  const from = processorTime()
  await runToEnd(job)
  const ms = processorTime() - from
  const { done } = job.view().progress
  if (done !== size) throw new Error(`${done} of ${size} codes were answered`)
  clearRequests()
  const bytes = (await bytesHeld()) - before
  const opening = processorTime()
  await readBatch(connection.id, job.batch.id)
  const read = processorTime() - opening
  job.close()
  return { ms, bytes, read }
}

export async function batchGrowth(): Promise<Curve[]> {
  const pageFetch = globalThis.fetch
  globalThis.fetch = (asked) => Promise.resolve(instantAnswer(new Request(asked).url))
  const points = { run: [] as Point[], memory: [] as Point[], read: [] as Point[] } // filled below
  try {
    // Code that runs for the first time is not compiled yet.
    await runOf(1000)
    for (const n of SIZES) {
      const { ms, bytes, read } = await runOf(n)
      points.run.push({ n, value: ms })
      points.memory.push({ n, value: bytes / 1e6 })
      points.read.push({ n, value: read })
    }
  } finally {
    globalThis.fetch = pageFetch
    holdOnly('batches', [])
  }
  return [
    { name: 'run', unit: 'ms', points: points.run },
    { name: 'read again', unit: 'ms', points: points.read },
    { name: 'memory', unit: 'MB', points: points.memory },
  ]
}

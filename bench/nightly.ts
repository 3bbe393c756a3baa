/**
 * `npm run bench -- nightly`: the nightly run checks ten thousand codes against the demo service in another process; compared
 * with the same requests without it.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Report } from './report.ts'
import { soldCodes } from './soldCodes.ts'

const CODES = 10_000
const AT_ONCE = 12
/** Requests sent without the program, for the ratio: as many before the run as after it. */
const BARE = 3000
/** The shares of processed rows at which memory is measured. */
const LOOKED_AT = [0.25, 0.5, 0.9] as const
const PORT = 4019
const LINE_END = 0x0a
const NOTE =
  'What is held is what a collection leaves, in a second run in the same folder. Answers are on the disk until all were asked; then the report is made of them at once, with their rows and cells. The memory of the process is what the system has given it, what is not collected yet included.'
const ROOT = path.resolve(import.meta.dirname, '..')

function start(args: readonly string[], env: NodeJS.ProcessEnv = {}, reportsHeap = false) {
  const ahead = reportsHeap ? ['--import', path.join(ROOT, 'bench/tellHeap.mjs')] : []
  return spawn(process.execPath, [...ahead, path.join(ROOT, 'scripts/run.mjs'), ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit', ...(reportsHeap ? (['ipc'] as const) : [])],
  })
}

/** Requests per second when nothing is done except to send them and to read the whole response. */
async function requestDirectly(url: string, codes: readonly string[]): Promise<number> {
  const left = [...codes]
  const from = performance.now()
  const requestNext = async () => {
    for (let code = left.pop(); code !== undefined; code = left.pop()) {
      const headers = { accept: 'application/json', apikey: 'demo' }
      const answer = await fetch(
        `${url}/insights/daas/productCodes/${code}?countryCode=us&mode=lite`,
        {
          headers,
        },
      )
      if (!answer.ok) throw new Error(`${code} was answered ${answer.status}`)
      await answer.text()
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, requestNext))
  return codes.length / ((performance.now() - from) / 1000)
}

/** Resident memory of a process, in megabytes. */
function residentOf({ pid }: ChildProcess): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1000
}

/**
 * Creates a counter of the lines of a growing file. Each call of `lines` reads only the new part, because both cores belong to the
 * program and the service.
 */
function createLineCount(file: string) {
  const part = Buffer.alloc(1 << 20)
  let open: number | null = null
  let lines = 0
  return {
    lines() {
      if (open === null && existsSync(file)) open = openSync(file, 'r')
      if (open === null) return lines
      for (let read = -1; read !== 0;) {
        read = readSync(open, part)
        for (
          let at = part.indexOf(LINE_END);
          at >= 0 && at < read;
          at = part.indexOf(LINE_END, at + 1)
        )
          lines += 1
      }
      return lines
    },
    close() {
      if (open !== null) closeSync(open)
    },
  }
}

/** Calls `onRows` every `everyMs` until the run has ended; throws on an exit code other than 0. */
async function untilEnded(
  run: ChildProcess,
  running: string,
  everyMs: number,
  onRows: (rows: number) => void | Promise<void>,
): Promise<void> {
  const ended = once(run, 'close') as Promise<[number]> // Node passes the exit code
  const count = createLineCount(running)
  while (run.exitCode === null) {
    // The first line is the head.
    await onRows(count.lines() - 1)
    await setTimeout(everyMs)
  }
  count.close()
  const [code] = await ended
  if (code !== 0) throw new Error(`The run ended with ${code}`)
}

/** Heap that a program uses after garbage collection, in megabytes. */
async function measureHeap(run: ChildProcess): Promise<number> {
  const answer = once(run, 'message') as Promise<[number]> // tellHeap.mjs sends the number of bytes
  run.send('how much')
  const [bytes] = await Promise.race([answer, once(run, 'close').then(() => [Number.NaN] as const)])
  return bytes / 1e6
}

const inMegabytes = (figures: readonly number[]) =>
  figures.map((figure) => `${figure.toFixed(0)} MB`).join(', ')

export const title = `${CODES.toLocaleString('en')} codes, ${AT_ONCE} at once, the service in a process of its own`

export async function measure({ addFigure, note }: Report): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'catalog-bench-'))
  const codes = soldCodes(CODES)
  const file = path.join(folder, 'codes.txt')
  writeFileSync(file, codes.join('\n'))
  const service = start(['service', '--port', String(PORT)])
  try {
    if (service.stdout) await once(service.stdout, 'data')
    const url = `http://127.0.0.1:${PORT}/v1`
    await requestDirectly(url, codes.slice(0, 500))
    const before = await requestDirectly(url, codes.slice(0, BARE))
    const out = path.join(folder, 'out')
    const running = path.join(out, 'store/running.ndjson')
    const args = ['nightly', '--codes', file, '--out', out, '--mine', 'Northgate', '--no-names']
    const all = [...args, '--at-once', String(AT_ONCE)]
    const env = { CATALOG_BASE_URL: url, CATALOG_API_KEY: 'demo' }
    const resident: { rows: number; megabytes: number }[] = []
    const run = start(all, env)
    await untilEnded(run, running, 1000, (rows) => {
      resident.push({ rows, megabytes: residentOf(run) })
    })
    const after = await requestDirectly(url, codes.slice(0, BARE))
    const {
      startedAt,
      askedAt: requestedAt,
      endedAt,
    } = JSON.parse(readFileSync(path.join(out, 'run.json'), 'utf8')) as Record<
      'startedAt' | 'askedAt' | 'endedAt',
      string
    > // written by the run
    // Measures the heap in a separate run, because garbage collection takes time. This run finds a previous run in its folder.
    const heapSizes: number[] = []
    const written = path.join(out, 'report.html')
    rmSync(written)
    const again = start(all, env, true)
    await untilEnded(again, running, 50, async (rows) => {
      const part = LOOKED_AT[heapSizes.length]
      const isThere = part === undefined ? existsSync(written) : rows >= CODES * part
      if (isThere && heapSizes.length <= LOOKED_AT.length) heapSizes.push(await measureHeap(again))
    })
    const rate = CODES / ((Date.parse(requestedAt) - Date.parse(startedAt)) / 1000)
    const bare = (before + after) / 2
    const residentAt = LOOKED_AT.map(
      (part) => resident.find(({ rows }) => rows >= CODES * part)?.megabytes ?? Number.NaN,
    )
    const [quarter = Number.NaN, , end = Number.NaN, writing = Number.NaN] = heapSizes
    addFigure('rows a second, each written down when it is answered', rate.toFixed(0))
    addFigure('requests a second without the program', bare.toFixed(0))
    addFigure('program ÷ without', (rate / bare).toFixed(2), {
      message: 'at least 0.9',
      isMet: rate / bare >= 0.9,
    })
    addFigure(
      'heap held at a quarter, at half, at nine tenths of the rows',
      inMegabytes(heapSizes.slice(0, LOOKED_AT.length)),
      { message: 'the same, within 5%', isMet: end <= quarter * 1.05 },
    )
    addFigure(
      'heap held while the files are written',
      `${writing.toFixed(0)} MB, ${(((writing - end) * 1000) / CODES).toFixed(1)} kB a row more`,
    )
    addFigure(
      'memory of the process at a quarter, at half, at nine tenths of the rows',
      inMegabytes(residentAt),
    )
    addFigure(
      'from the last answer to the written files',
      `${((Date.parse(endedAt) - Date.parse(requestedAt)) / 1000).toFixed(1)} s`,
    )
    note(NOTE)
  } finally {
    service.kill()
    rmSync(folder, { recursive: true })
  }
}

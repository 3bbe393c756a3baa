/** `npm run bench -- nightly`: ten thousand codes by the nightly run against the demo service in another process, beside the same requests without it. */
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
/** Asked without the program, for the ratio: as many before it as after it. */
const BARE = 3000
const PORT = 4019
const LINE_END = 0x0a
const ROOT = path.resolve(import.meta.dirname, '..')

function start(args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  return spawn(process.execPath, [path.join(ROOT, 'scripts/run.mjs'), ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

/** Requests a second when nothing is done but to ask and to read the whole answer. */
async function askBare(url: string, codes: readonly string[]): Promise<number> {
  const left = [...codes]
  const from = performance.now()
  const ask = async () => {
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
  await Promise.all(Array.from({ length: AT_ONCE }, ask))
  return codes.length / ((performance.now() - from) / 1000)
}

/** Megabytes of a process that the system holds for it. */
function residentOf({ pid }: ChildProcess): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1000
}

type Watched = { rows: number; megabytes: number }

/** How much memory the run has, by how many rows are written down. */
async function watch(child: ChildProcess, kept: string, from: Watched[]): Promise<void> {
  const part = Buffer.alloc(1 << 20)
  let file: number | null = null
  // The first line is the head.
  let rows = -1
  // Only what was written since the last look is read: both cores belong to the program and the service.
  const readOn = (open: number) => {
    for (let read = -1; read !== 0;) {
      read = readSync(open, part)
      for (
        let at = part.indexOf(LINE_END);
        at >= 0 && at < read;
        at = part.indexOf(LINE_END, at + 1)
      )
        rows += 1
    }
  }
  while (child.exitCode === null) {
    if (file === null && existsSync(kept)) file = openSync(kept, 'r')
    if (file !== null) readOn(file)
    from.push({ rows, megabytes: residentOf(child) })
    await setTimeout(1000)
  }
  if (file !== null) closeSync(file)
}

export const title = `${CODES.toLocaleString('en')} codes, ${AT_ONCE} at once, the service in a process of its own`

export async function measure({ say, note }: Report): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'catalog-bench-'))
  const codes = soldCodes(CODES)
  const file = path.join(folder, 'codes.txt')
  writeFileSync(file, codes.join('\n'))
  const service = start(['service', '--port', String(PORT)])
  try {
    if (service.stdout) await once(service.stdout, 'data')
    const url = `http://127.0.0.1:${PORT}/v1`
    await askBare(url, codes.slice(0, 500))
    const before = await askBare(url, codes.slice(0, BARE))
    const out = path.join(folder, 'out')
    const args = ['--codes', file, '--out', out, '--mine', 'Northgate', '--no-names']
    const env = { CATALOG_BASE_URL: url, CATALOG_API_KEY: 'demo' }
    const run = start(['nightly', ...args, '--at-once', String(AT_ONCE)], env)
    const watched: Watched[] = []
    const [[code]] = await Promise.all([
      once(run, 'close') as Promise<[number]>, // as Node says
      watch(run, path.join(out, 'store/running.ndjson'), watched),
    ])
    if (code !== 0) throw new Error(`The run ended with ${code}`)
    const after = await askBare(url, codes.slice(0, BARE))
    const { startedAt, askedAt, endedAt } = JSON.parse(
      readFileSync(path.join(out, 'run.json'), 'utf8'),
    ) as Record<'startedAt' | 'askedAt' | 'endedAt', string> // written by the run
    const rate = CODES / ((Date.parse(askedAt) - Date.parse(startedAt)) / 1000)
    const bare = (before + after) / 2
    const at = (part: number) =>
      watched.find(({ rows }) => rows >= CODES * part)?.megabytes ?? Number.NaN
    say('rows a second, each written down when it is answered', rate.toFixed(0))
    say('requests a second without the program', bare.toFixed(0))
    say('program ÷ without', (rate / bare).toFixed(2), {
      says: 'at least 0.9',
      isMet: rate / bare >= 0.9,
    })
    say(
      'memory at a quarter, at half, at nine tenths of the rows',
      [0.25, 0.5, 0.9].map((part) => `${at(part).toFixed(0)} MB`).join(', '),
    )
    say(
      'from the last answer to the written files',
      `${((Date.parse(endedAt) - Date.parse(askedAt)) / 1000).toFixed(1)} s`,
    )
    note(
      'Answers are kept in memory for the report, 0.8 kB a row as they are written down. What else grows is what is not collected yet: with a heap of 128 MB (`NODE_OPTIONS=--max-old-space-size=128`) the same run ends well.',
    )
  } finally {
    service.kill()
    rmSync(folder, { recursive: true })
  }
}

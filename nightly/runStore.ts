/**
 * What a nightly run keeps beside its files: an answer a line, written before it counts, so that a run that was killed goes
 * on; and the run before, so that the next one can say what changed. Holds no key and no address of the service.
 */
import { createHash } from 'node:crypto'
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import process from 'node:process'
import type { ItemOutcome } from '@/domain/pricing/itemAnswer.ts'
import { StartError } from '../scripts/startError.ts'

const FORMAT = 'catalog-explorer-nightly'
const VERSION = 1

/** What a run that was killed was about: only the same goes on. */
type RunHead = {
  /** Epoch milliseconds. */
  at: number
  /** Of service, countries and manner of the request: answers to anything else answer nothing here. */
  asked: string
}

export type RunAnswer = { key: string; outcome: ItemOutcome }

/** Answers stay on the disk until they are looked at: a run needs no more memory the longer it is. */
type StoredRun = {
  head: RunHead
  /** One after the other, in the order in which they came; of a key that was tried again the last one counts. */
  answers: () => Iterable<RunAnswer>
}

/** A figure of each run that ended: the price index of a country over time. */
export type HistoryPoint = { at: number; country: string; index: number; rows: number }

/** What fired at the last run, and since when. */
export type StoredMatches = {
  at: number
  since: readonly (readonly [key: string, since: number])[]
}

/** After so long, answers of a run that was killed are those of another night. */
const STALE_MS = 12 * 60 * 60 * 1000

/** Runs of which the index is stored. */
const MOST_POINTS = 60

/** So that the files may be given away: the address of the service is not among them. */
export function requestedMark(...about: readonly string[]): string {
  return createHash('sha256').update(about.join('\n')).digest('hex').slice(0, 24)
}

/** Whole or not at all, whenever the machine stops. */
export function writeWhole(file: string, content: string | readonly Uint8Array[]): void {
  const beside = `${file}.part`
  writeFileSync(beside, typeof content === 'string' ? content : Buffer.concat(content))
  renameSync(beside, file)
}

const LINE_END = 0x0a

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

/** What was answered, by key; what failed is not among it. */
type Answered = ReadonlyMap<string, 'done' | 'not found'>

/** `bytes`: up to the end of the line. What follows the last line end was cut off when the run was killed. */
function* wholeLines(file: string): Generator<{ text: string; bytes: number }> {
  const content = readFileSync(file)
  let from = 0
  for (let end = content.indexOf(LINE_END); end >= 0; end = content.indexOf(LINE_END, from)) {
    yield { text: content.toString('utf8', from, end), bytes: end + 1 }
    from = end + 1
  }
}

function headOf(text: string): RunHead | null {
  const head: unknown = JSON.parse(text)
  if (!isObject(head) || head['format'] !== FORMAT || head['version'] !== VERSION) return null
  const { at, asked: requested } = head
  return typeof at === 'number' && typeof requested === 'string' ? { at, asked: requested } : null
}

// Each line is one that this program has written.
const answerIn = (text: string) => JSON.parse(text) as RunAnswer

function* answersIn(file: string): Generator<RunAnswer> {
  let isHead = true
  for (const { text } of wholeLines(file)) {
    if (!isHead) yield answerIn(text)
    isHead = false
  }
}

/** Null where there is none of this version that can be read. `bytes`: up to the end of the last whole line. */
function readRun(file: string): (StoredRun & { answered: Answered; bytes: number }) | null {
  if (!existsSync(file)) return null
  const answered = new Map<string, 'done' | 'not found'>()
  let head: RunHead | null = null
  let length = 0
  try {
    for (const { text, bytes } of wholeLines(file)) {
      length = bytes
      if (head === null) {
        head = headOf(text)
        if (head === null) return null
        continue
      }
      const { key, outcome } = answerIn(text)
      if (outcome.state === 'failed') answered.delete(key)
      else answered.set(key, outcome.state)
    }
  } catch {
    return null
  }
  return head && { head, answered, answers: () => answersIn(file), bytes: length }
}

export type RunStore = {
  /** When the run began: now, or when the one that goes on was started. */
  at: number
  /** By a run that was killed: this one goes on with it. */
  answered: Answered
  /** The run before; null for the first one. */
  before: StoredRun | null
  history: readonly HistoryPoint[]
  fired: StoredMatches | null
  /** Writes an answer down before it counts. */
  save: (answer: RunAnswer) => void
  /** Of this run, whatever is written down by now. */
  answers: StoredRun['answers']
  /** This run becomes the one before. */
  end: (points: readonly HistoryPoint[], fired: StoredMatches) => void
  /** Lets another run into the folder. */
  close: () => void
}

/** The process that a lock names, where it still runs; null for one that was killed. */
function ownerOf(lock: string): number | null {
  // After the machine was started anew its number is another program's.
  if (statSync(lock).mtimeMs < Date.now() - os.uptime() * 1000) return null
  const pid = Number(readFileSync(lock, 'utf8'))
  try {
    process.kill(pid, 0)
    return pid
  } catch {
    return null
  }
}

/** Two runs in one folder would write over each other. */
function takeLock(lock: string): void {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
  } catch (error) {
    if (!existsSync(lock)) throw error
    const owner = ownerOf(lock)
    if (owner !== null && owner !== process.pid) {
      throw new StartError(
        `Another run (process ${owner}) is writing to this folder. Wait for it, or choose another folder.`,
      )
    }
    writeWhole(lock, String(process.pid))
  }
}

/** `folder` is made where it is not there. Throws a StartError where it cannot be written to, or where another run does. */
export function openStore(folder: string, requested: string, now: number): RunStore {
  const place = path.join(folder, 'store')
  const lock = path.join(place, 'lock')
  try {
    mkdirSync(place, { recursive: true })
    takeLock(lock)
  } catch (error) {
    if (error instanceof StartError) throw error
    const why = error instanceof Error ? error.message : String(error)
    throw new StartError(`Nothing can be written into --out ${folder}: ${why}.`)
  }
  const files = {
    running: path.join(place, 'running.ndjson'),
    before: path.join(place, 'before.ndjson'),
    history: path.join(place, 'history.json'),
    fired: path.join(place, 'fired.json'),
  }
  const left = readRun(files.running)
  const goesOn = left !== null && left.head.asked === requested && now - left.head.at < STALE_MS
  const at = goesOn ? left.head.at : now
  if (goesOn) truncateSync(files.running, left.bytes)
  else
    writeWhole(
      files.running,
      `${JSON.stringify({ format: FORMAT, version: VERSION, at, asked: requested })}\n`,
    )
  const before = readRun(files.before)
  const points = readJson(files.history)
  // Both files are written below, and nowhere else.
  const history = Array.isArray(points) ? (points as HistoryPoint[]) : []
  const fired = readJson(files.fired)
  return {
    at,
    answered: goesOn ? left.answered : new Map(),
    before: before?.head.asked === requested ? before : null,
    history,
    fired: isObject(fired) ? (fired as StoredMatches) : null,
    save: (answer) => appendFileSync(files.running, `${JSON.stringify(answer)}\n`),
    answers: () => answersIn(files.running),
    end(more, firings) {
      const all = [...history.filter((point) => point.at < at), ...more]
      writeWhole(files.history, JSON.stringify(all.slice(-MOST_POINTS)))
      writeWhole(files.fired, JSON.stringify(firings))
      renameSync(files.running, files.before)
    },
    close: () => rmSync(lock, { force: true }),
  }
}

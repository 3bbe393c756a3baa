/**
 * What a nightly run stores beside its files: one answer on each line, written before it counts, so that a killed run can
 * continue; and the previous run, for the changes. Contains no key and no address of the service.
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

/** Identifies what a run requests; only the same run may continue. */
type RunHead = {
  /** Epoch milliseconds. */
  at: number
  /** A hash of service, countries and request settings; answers to anything else are not reused. */
  asked: string
}

export type RunAnswer = { key: string; outcome: ItemOutcome }

/** Answers stay on disk until they are read, so that memory does not grow with the run. */
type StoredRun = {
  head: RunHead
  /** The answers in the order of their arrival; if a key has several, the last answer counts. */
  answers: () => Iterable<RunAnswer>
}

/** One figure of each finished run: the price index of a country over time. */
export type HistoryPoint = { at: number; country: string; index: number; rows: number }

/** The alert matches of the last run, and since when they match. */
export type StoredMatches = {
  at: number
  since: readonly (readonly [key: string, since: number])[]
}

/** After this time, the answers of a killed run are outdated. */
const STALE_MS = 12 * 60 * 60 * 1000

/** The most runs whose index is stored. */
const MOST_POINTS = 60

/** A hash, so that the files contain no address of the service and can be passed on. */
export function requestedMark(...about: readonly string[]): string {
  return createHash('sha256').update(about.join('\n')).digest('hex').slice(0, 24)
}

/** Writes the file completely or not at all, even if the machine stops. */
export function writeAtomically(file: string, content: string | readonly Uint8Array[]): void {
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

/** The answered items by key; failed ones are not included. */
type Answered = ReadonlyMap<string, 'done' | 'not found'>

/** `bytes`: the end of the line in the file. Text after the last line end was cut off when the run was killed. */
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

// The cast: only this program writes these lines.
const answerIn = (text: string) => JSON.parse(text) as RunAnswer

function* answersIn(file: string): Generator<RunAnswer> {
  let isHead = true
  for (const { text } of wholeLines(file)) {
    if (!isHead) yield answerIn(text)
    isHead = false
  }
}

/** Null if there is no readable run of this version. `bytes`: the end of the last complete line. */
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
  /** When the run began, or the killed run that it continues, in epoch milliseconds. */
  at: number
  /** The items that a killed run has answered; this run continues it. */
  answered: Answered
  /** The previous run; null for the first one. */
  before: StoredRun | null
  history: readonly HistoryPoint[]
  fired: StoredMatches | null
  /** Writes an answer to disk before it counts. */
  save: (answer: RunAnswer) => void
  /** The answers of this run that are written so far. */
  answers: StoredRun['answers']
  /** Makes this run the previous one. */
  end: (points: readonly HistoryPoint[], fired: StoredMatches) => void
  /** Releases the folder for another run. */
  close: () => void
}

/** The process named by a lock; null if the process no longer runs. */
function ownerOf(lock: string): number | null {
  // After a restart of the machine, the number belongs to another program.
  if (statSync(lock).mtimeMs < Date.now() - os.uptime() * 1000) return null
  const pid = Number(readFileSync(lock, 'utf8'))
  try {
    process.kill(pid, 0)
    return pid
  } catch {
    return null
  }
}

/** Two runs in one folder would overwrite each other's files. */
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
    writeAtomically(lock, String(process.pid))
  }
}

/** Creates `folder` if necessary. Throws a StartError if the folder is not writable or another run uses it. */
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
    writeAtomically(
      files.running,
      `${JSON.stringify({ format: FORMAT, version: VERSION, at, asked: requested })}\n`,
    )
  const before = readRun(files.before)
  const points = readJson(files.history)
  // The casts: only the code below writes these files.
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
      writeAtomically(files.history, JSON.stringify(all.slice(-MOST_POINTS)))
      writeAtomically(files.fired, JSON.stringify(firings))
      renameSync(files.running, files.before)
    },
    close: () => rmSync(lock, { force: true }),
  }
}

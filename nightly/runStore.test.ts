import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { requestedMark, openStore, type RunAnswer, type RunStore } from './runStore.ts'

const NOW = Date.UTC(2025, 10, 18, 6)
const HOUR = 60 * 60 * 1000
const ASKED = requestedMark('https://catalog.example', 'us', 'lite')

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'catalog-nightly-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const answer = (key: string): RunAnswer => ({
  key,
  outcome: { at: NOW, ms: 1, tries: 1, state: 'not found' },
})
const failed = (key: string): RunAnswer => ({
  key,
  outcome: {
    at: NOW,
    ms: 1,
    tries: 3,
    state: 'failed',
    failure: { name: 'HttpError', says: 'No.', status: 500 },
  },
})
const keysOf = ({ answered }: RunStore) => [...answered.keys()]
const fired = { at: NOW, since: [['a rule', NOW]] as const }
const point = (at: number) => ({ at, country: 'us', index: 103, rows: 2 })
const running = () => path.join(folder, 'store/running.ndjson')

describe('the store of a nightly run', () => {
  it('continues with every answer that was written before the run was killed', () => {
    const first = openStore(folder, ASKED, NOW)
    expect(first).toMatchObject({ at: NOW, before: null, history: [], fired: null })
    first.save(answer('a'))
    first.save(answer('b'))
    // The run was killed in the middle of a line.
    appendFileSync(running(), '{"key":"c","outco')
    const second = openStore(folder, ASKED, NOW + HOUR)
    expect([...second.answers()]).toEqual([answer('a'), answer('b')])
    expect(second.at).toBe(NOW)
    second.save(answer('c'))
    expect([...second.answers()]).toEqual([answer('a'), answer('b'), answer('c')])
    expect(keysOf(openStore(folder, ASKED, NOW + HOUR))).toEqual(['a', 'b', 'c'])
  })

  it('doesn’t count a failed request as answered until a retry succeeds', () => {
    const first = openStore(folder, ASKED, NOW)
    first.save(failed('a'))
    first.save(failed('b'))
    first.save(answer('b'))
    expect(keysOf(openStore(folder, ASKED, NOW + HOUR))).toEqual(['b'])
  })

  it.each([
    ['another service, country or mode', requestedMark('https://other.example', 'us', 'lite'), NOW],
    ['another night', ASKED, NOW + 13 * HOUR],
  ])('starts anew for %s', (_what, requested, now) => {
    openStore(folder, ASKED, NOW).save(answer('a'))
    const store = openStore(folder, requested, now)
    expect(store.at).toBe(now)
    expect(keysOf(store)).toEqual([])
  })

  it('starts anew if its data can’t be read', () => {
    openStore(folder, ASKED, NOW).save(answer('a'))
    appendFileSync(running(), 'no json\n')
    expect(keysOf(openStore(folder, ASKED, NOW))).toEqual([])
  })

  it('gives the next run the previous answers, alert matches and price index history', () => {
    const first = openStore(folder, ASKED, NOW)
    first.save(answer('a'))
    first.end([point(NOW)], fired)
    const second = openStore(folder, ASKED, NOW + 24 * HOUR)
    expect(second.before?.head.at).toBe(NOW)
    expect([...(second.before?.answers() ?? [])]).toEqual([answer('a')])
    expect(second).toMatchObject({ history: [point(NOW)], fired })
    expect(keysOf(second)).toEqual([])
    second.end([point(NOW + 24 * HOUR)], fired)
    expect(openStore(folder, ASKED, NOW + 48 * HOUR).history).toHaveLength(2)
  })

  it('allows no second run in the folder, except after a killed run', () => {
    const lock = path.join(folder, 'store/lock')
    openStore(folder, ASKED, NOW).close()
    expect(existsSync(lock)).toBe(false)
    // The parent process is running, so the lock counts.
    writeFileSync(lock, String(process.ppid))
    expect(() => openStore(folder, ASKED, NOW)).toThrow(`Another run (process ${process.ppid}`)
    // Older than the start of the machine.
    utimesSync(lock, 0, 0)
    openStore(folder, ASKED, NOW).close()
    // No process has this number.
    writeFileSync(lock, '4194305')
    openStore(folder, ASKED, NOW)
    expect(readFileSync(lock, 'utf8')).toBe(String(process.pid))
  })

  it('names the folder that it can’t write into', () => {
    const file = path.join(folder, 'taken')
    writeFileSync(file, '')
    expect(() => openStore(file, ASKED, NOW)).toThrow(`Nothing can be written into --out ${file}: `)
  })

  it('contains no address of the service', () => {
    const store = openStore(folder, ASKED, NOW)
    store.save(answer('a'))
    store.end([], fired)
    for (const name of readdirSync(path.join(folder, 'store'))) {
      expect(readFileSync(path.join(folder, 'store', name), 'utf8')).not.toContain(
        'catalog.example',
      )
    }
  })
})

import * as v from 'valibot'
import { describe, expect, it, vi } from 'vitest'
import type { RuleResult } from '@/domain/alerts/evaluateRules.ts'
import { readBackup, writeBackup } from '@/storage/database/backup.ts'
import { readContents } from '@/storage/database/stored.ts'
import { aMatch } from '@test/made/aMatch.ts'
import { anAlertRule } from '@test/made/anAlertRule.ts'
import {
  changeAlertRule,
  deleteAlertRule,
  saveAlert,
  snoozeMatches,
  onAlertRules,
  restoreAlertRule,
  readAlertRules,
  endSnoozes,
} from './alertRules.ts'
import { matchesBefore, saveAlertRun, onAlertRuns, readAlertRuns } from './alertRuns.ts'
import { storedAlert } from './storedAlerts.ts'

const rule = anAlertRule({ kind: 'below floor', merchant: null }, { id: 'floor', madeAt: 2 })
const older = anAlertRule({ kind: 'new rival', merchant: 'Sundial' }, { id: 'new', madeAt: 1 })
const mute = { key: 'floor us 1 sundial', at: 5, reason: 'agreed', found: 27.9 } as const

describe('stored alerts', () => {
  it('are listed in the order of their creation, separately for each connection', async () => {
    await saveAlert('rules', rule)
    await saveAlert('rules', older)
    expect(await readAlertRules('rules')).toEqual({ rules: [older, rule], damaged: 0 })
    expect((await readAlertRules('elsewhere')).rules).toEqual([])
  })

  it('store each snoozed match once, until it is unsnoozed', async () => {
    await saveAlert('mutes', rule)
    await snoozeMatches('mutes', 'floor', [{ ...mute, until: 'moves' }])
    await snoozeMatches('mutes', 'floor', [{ ...mute, until: 'ever' }])
    await changeAlertRule('mutes', 'floor', { isOn: false, offAt: 9 })
    const [saved] = (await readAlertRules('mutes')).rules
    expect(saved).toEqual({ ...rule, isOn: false, offAt: 9, mutes: [{ ...mute, until: 'ever' }] })
    await endSnoozes('mutes', 'floor', [mute.key])
    expect((await readAlertRules('mutes')).rules[0]?.mutes).toEqual([])
  })

  it('are restored when their deletion is undone', async () => {
    await saveAlert('undo', rule)
    const deleted = await deleteAlertRule('undo', 'floor')
    expect((await readAlertRules('undo')).rules).toEqual([])
    if (deleted) await restoreAlertRule(deleted)
    expect((await readAlertRules('undo')).rules).toEqual([rule])
  })

  it('notify listeners of each change, like alert runs', async () => {
    const listener = vi.fn<(what: string) => void>()
    const stops = [
      onAlertRules('told', () => listener('rule')),
      onAlertRuns('told', () => listener('run')),
    ]
    await saveAlert('told', rule)
    await saveAlertRun('told', run(10))
    await saveAlert('elsewhere', rule)
    for (const stop of stops) stop()
    await deleteAlertRule('told', 'floor')
    expect(listener.mock.calls.flat()).toEqual(['rule', 'run'])
  })

  it('are included in the backup', async () => {
    await saveAlert('backup', rule)
    const file = writeBackup(await readContents(['watchRules']), 1)
    const reading = readBackup(file)
    expect(reading).toMatchObject({ kind: 'ok' })
    const entries = reading.kind === 'ok' ? reading.backup.contents.stores.get('watchRules') : []
    expect(entries).toContainEqual({ connectionId: 'backup', ...rule })
  })

  it.each([
    ['no threshold below 0', { condition: { kind: 'median moved', of: 'set', percent: -1 } }],
    ['no unknown kind', { condition: { kind: 'weather', merchant: null } }],
    ['no scope without its ID', { scope: { of: 'list', name: 'A list' } }],
  ])('have %s', (_, damage) => {
    expect(v.is(storedAlert, { connectionId: 'demo', ...rule, ...damage })).toBe(false)
  })
})

const firing = (key: string, since: number) => aMatch({ key, since })

const result: RuleResult = {
  ruleId: 'floor',
  fired: 1,
  isNew: 1,
  muted: 0,
  decided: 1,
  undecided: 0,
  why: null,
}

const run = (factsAt: number, key = 'a') => ({
  at: factsAt + 1,
  factsAt,
  verdicts: [result],
  allMatches: [firing(key, factsAt)],
})

describe('stored alert runs', () => {
  it('are stored once per data state; only the last eight remain, two of them with matches', async () => {
    for (const at of [10, 20, 30, 40, 50, 60, 70, 80, 90]) await saveAlertRun('runs', run(at))
    await saveAlertRun('runs', run(90, 'b'))
    const runs = await readAlertRuns('runs')
    expect(runs.map(({ factsAt }) => factsAt)).toEqual([90, 80, 70, 60, 50, 40, 30, 20])
    expect(runs.map(({ firings }) => firings?.length ?? null).slice(0, 3)).toEqual([1, 1, null])
    expect(runs[0]?.firings?.[0]?.key).toBe('b')
    expect(runs[7]?.verdicts).toEqual([result])
  })

  it('state since when an alert matched before the current data', async () => {
    await saveAlertRun('before', run(10, 'a'))
    await saveAlertRun('before', run(20, 'b'))
    const runs = await readAlertRuns('before')
    expect(matchesBefore(runs, 20)).toEqual({ at: 11, since: new Map([['a', 10]]) })
    expect(matchesBefore(runs, 30)?.since.get('b')).toBe(20)
    expect(matchesBefore(runs, 10)).toBeNull()
  })
})

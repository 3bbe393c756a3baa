import { expect, it } from 'vitest'
import { aMatch } from '@test/made/aMatch.ts'
import { anAlertRule } from '@test/made/anAlertRule.ts'
import { alertsReport } from './alertsReport.ts'

const AT = Date.UTC(2025, 10, 18, 6)

const rules = [
  anAlertRule({ kind: 'below floor', merchant: null }, { id: 'floor' }),
  anAlertRule({ kind: 'new rival', merchant: null }, { id: 'new' }),
  anAlertRule({ kind: 'below floor', merchant: 'Sundial' }, { id: 'off', isOn: false }),
]
const verdict = (ruleId: string, undecided: number) => ({
  ruleId,
  fired: 9,
  isNew: 9,
  muted: 0,
  decided: 10,
  undecided,
  why: undecided > 0 ? 'It was asked only once.' : null,
})
const mute = { key: 'b', at: AT, reason: '', until: 'ever', found: null } as const

it('the report of alerts leaves out snoozed matches and counts products that couldn’t be checked', () => {
  const allMatches = [
    aMatch({ key: 'a', ruleId: 'floor', isNew: true, mute: null }),
    aMatch({ key: 'b', ruleId: 'floor', isNew: false, mute }),
  ]
  const run = {
    at: AT,
    factsAt: AT,
    verdicts: [verdict('floor', 0), verdict('new', 3)],
    firings: allMatches,
  }
  const report = alertsReport({ rules, run, allMatches, isDemo: false, at: AT })
  expect(report.figures.map(({ label, value, of = '' }) => [label, value, of])).toEqual([
    ['Matches', '1', ''],
    ['Alerts with matches', '1', 'of 2'],
  ])
  expect(report.facts.map(({ value }) => value).slice(2)).toEqual(['1', '3 couldn’t be checked'])
  const [summary, cases] = report.parts
  expect(
    summary?.rows.map(([rule, , matchCount, , , undecided]) => [rule, matchCount, undecided]),
  ).toEqual([
    ['An offer is below your floor price', 1, 0],
    ['A new competitor sells one of your products', 0, 3],
  ])
  expect(cases?.rows).toHaveLength(1)
})

it('the report of alerts shows rounded differences, as on the Alerts page', () => {
  const allMatches = (
    [
      { value: -20.5020920502, unit: '%' },
      { value: 4, unit: 'amount' },
      { value: 18.94, unit: 'points' },
    ] as const
  ).map((difference, at) => aMatch({ key: String(at), ruleId: 'floor', mute: null, difference }))
  const run = { at: AT, factsAt: AT, verdicts: [verdict('floor', 0)], firings: allMatches }
  const cases = alertsReport({ rules, run, allMatches, isDemo: false, at: AT }).parts[1]
  const at = cases?.columns.findIndex(({ key }) => key === 'difference') ?? -1
  expect(cases?.rows.map((row) => row[at])).toEqual(['−20.5%', '18.9 points', '+4.00'])
})

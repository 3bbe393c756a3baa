import { describe, expect, it } from 'vitest'
import { anAlertRule } from '@test/made/anAlertRule.ts'
import { readRulesFile, rulesFile } from './rulesFile.ts'

const rule = anAlertRule(
  { kind: 'median moved', of: 'brand', percent: 3 },
  { mutes: [{ key: 'k', at: 1, reason: 'mine', until: 'ever', found: null }] },
)

describe('a file of alerts', () => {
  it('preserves alerts, but not their snoozed matches', () => {
    const text = JSON.stringify(rulesFile([rule], 0))
    expect(text).not.toContain('mine')
    const { isOn, scope, condition } = rule
    expect(readRulesFile(text)).toEqual({
      kind: 'rules',
      rules: [{ isOn, scope, condition }],
      unread: 0,
    })
  })

  it('preserves an alert on one brand or on several', () => {
    const scopes = [
      { of: 'brand', name: 'Marlowe', others: ['Haldane'] },
      { of: 'brand', name: 'Marlowe' },
    ] as const
    const text = JSON.stringify(
      rulesFile(
        scopes.map((scope) => ({ ...rule, scope })),
        0,
      ),
    )
    expect(readRulesFile(text)).toMatchObject({ rules: scopes.map((scope) => ({ scope })) })
  })

  it('counts the alerts that can’t be read', () => {
    const file = { ...rulesFile([rule], 0), rules: [{ condition: { kind: 'weather' } }, 7] }
    expect(readRulesFile(JSON.stringify(file))).toEqual({ kind: 'rules', rules: [], unread: 2 })
  })

  it.each([
    ['a file that isn’t JSON', 'EAN;Price', 'The file isn’t JSON.'],
    [
      'a file of another kind',
      '{"format":"catalog-explorer-lists"}',
      'The file has no alerts of this app.',
    ],
  ])('explains what is wrong with %s', (_, text, message) => {
    expect(readRulesFile(text)).toEqual({ kind: 'wrong', message })
  })
})

import { describe, expect, it } from 'vitest'
import { aWatchRule } from '@test/made/aWatchRule.ts'
import { readRulesFile, rulesFile } from './rulesFile.ts'

const rule = aWatchRule(
  { kind: 'median moved', of: 'brand', percent: 3 },
  { mutes: [{ key: 'k', at: 1, reason: 'mine', until: 'ever', found: null }] },
)

describe('a file of rules', () => {
  it('gives back what rules say, without what of them is muted here', () => {
    const text = JSON.stringify(rulesFile([rule], 0))
    expect(text).not.toContain('mine')
    const { isOn, scope, condition } = rule
    expect(readRulesFile(text)).toEqual({
      kind: 'rules',
      rules: [{ isOn, scope, condition }],
      unread: 0,
    })
  })

  it('gives back a rule over several brands, and reads one over a single brand as before', () => {
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

  it('is read as far as it is understood', () => {
    const file = { ...rulesFile([rule], 0), rules: [{ condition: { kind: 'weather' } }, 7] }
    expect(readRulesFile(JSON.stringify(file))).toEqual({ kind: 'rules', rules: [], unread: 2 })
  })

  it.each([
    ['no JSON', 'EAN;Price', 'The file isn’t JSON.'],
    ['another file', '{"format":"catalog-explorer-lists"}', 'The file has no alerts of this app.'],
  ])('says what is wrong with %s', (_, text, message) => {
    expect(readRulesFile(text)).toEqual({ kind: 'wrong', message })
  })
})

import { describe, expect, it, vi } from 'vitest'
import { defaultApiVariant } from '@/api/apiVariant.ts'
import type { DemoControls } from '@/api/connection.ts'
import { activeDemoSettings } from './activeDemoSettings.ts'
import { clientSettingsFor, differsFromClientSettings } from './matchApiVariants.ts'
import { wantedWords } from './wantedWords.ts'

const apiVariants: DemoControls['apiVariants'] = [
  { name: 'from-1', description: 'Counts from 1.', clientSettings: { indexBase: 1 } },
  { name: 'from-0', description: 'Counts from 0.', clientSettings: { indexBase: 0 } },
  {
    name: 'token',
    description: 'Wants a token.',
    clientSettings: { eanTokenHeader: 'x-token', eanToken: 'T' },
  },
]

describe('the client settings that API variants of the demo need', () => {
  it('are combined; the later of two different values counts', () => {
    expect(clientSettingsFor([])).toEqual({ apiVariant: {}, eanToken: null })
    expect(clientSettingsFor(apiVariants)).toEqual({
      apiVariant: { indexBase: 0, eanTokenHeader: 'x-token' },
      eanToken: 'T',
    })
  })

  it.each([
    ['no client setting is needed', {}, null, null, false],
    ['the needed setting is already in use', { indexBase: 0 }, null, 'T', false],
    ['a setting differs', { indexBase: 1, countryLists: 'one request each' }, null, null, true],
    ['the token is missing', {}, 'T', null, true],
    ['the token differs', {}, 'T', 'U', true],
    ['the token is the same', {}, 'T', 'T', false],
  ] as const)(
    'are compared with the current ones where %s',
    (_name, apiVariant, token, now, is) => {
      const requested = { apiVariant, eanToken: token }
      expect(
        differsFromClientSettings(requested, { apiVariant: defaultApiVariant, eanToken: now }),
      ).toBe(is)
    },
  )

  it('are listed one by one', () => {
    expect(wantedWords({})).toEqual([])
    expect(wantedWords({ eanTokenHeader: null })).toEqual([])
    expect(
      wantedWords({
        indexBase: 0,
        countryLists: 'comma',
        filterLists: 'pipe',
        eanTokenHeader: 'x-token',
      }),
    ).toEqual([
      'index from 0',
      'several countries: comma',
      'several values in a filter: pipe',
      'an access token in the header x-token',
    ])
  })
})

describe('the active settings of the demo', () => {
  const controls: DemoControls = {
    apiVariants,
    scenarios: [
      { name: 'slow', shows: 'Late answers' },
      { name: 'down', shows: 'No answers' },
    ],
    latencies: [
      { name: 'far', description: 'Half a second' },
      { name: 'near', description: 'Requests at once' },
    ],
    sizes: [{ name: 'large', listings: 120_000 }],
    own: {} as DemoControls['own'],
  }
  const usual = { scenario: '', latency: '', apiVariants: [], size: '' }

  it('are none by default', () => {
    expect(activeDemoSettings(controls, { ...usual, set: () => {} })).toEqual([])
  })

  it('are listed with their descriptions, and can be turned off one by one', () => {
    const set = vi.fn<(change: object) => void>()
    const demoSettings = {
      scenario: 'down',
      latency: 'far',
      apiVariants: ['from-1', 'token'],
      size: 'large',
      set,
    }
    const all = activeDemoSettings(controls, demoSettings)
    expect(all.map(({ name, description }) => [name, description])).toEqual([
      ['catalog large', '120,000 listings.'],
      ['down', 'No answers.'],
      ['far', 'Half a second.'],
      ['from-1', 'Counts from 1.'],
      ['token', 'Wants a token.'],
    ])
    for (const { turnOff } of all) turnOff()
    expect(set.mock.calls).toEqual([
      [{ size: '' }],
      [{ scenario: '' }],
      [{ latency: '' }],
      [{ apiVariants: ['token'] }],
      [{ apiVariants: ['from-1'] }],
    ])
  })

  it('may include a size that is not offered', () => {
    const [size] = activeDemoSettings(controls, { ...usual, size: '77', set: () => {} })
    expect(size).toMatchObject({ name: 'catalog 77', description: 'Another number of listings.' })
  })
})

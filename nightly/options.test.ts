import { describe, expect, it } from 'vitest'
import { readOptions } from './options.ts'

const KEY = 'sentinel-key'
const LIVE = { CATALOG_BASE_URL: 'https://catalog.example/v1/', CATALOG_API_KEY: KEY }
const NEEDED = ['--codes', 'a.txt', '--out', 'out']

describe('the options of a nightly run', () => {
  it('are the codes, the folder and the environment’s service; the rest has defaults', () => {
    expect(readOptions(NEEDED, LIVE)).toEqual({
      codes: 'a.txt',
      importAnswers: {},
      isDryRun: false,
      backup: null,
      rules: null,
      countries: null,
      ownMerchants: null,
      out: 'out',
      title: null,
      atOnce: 4,
      names: true,
      service: { kind: 'live', baseUrl: 'https://catalog.example', apiKey: KEY },
    })
  })

  it('can all be set', () => {
    const more = [
      '--country',
      'US,in',
      '--country',
      'gb',
      '--mine',
      'Northgate',
      '--mine',
      'Sundial',
    ]
    const others = [
      '--backup',
      'b.json',
      '--rules',
      'r.json',
      '--title',
      'Monday',
      '--at-once',
      '12',
    ]
    const flags = ['--no-names', '--demo', '--scenario', 'next-week']
    expect(readOptions(['--out', 'out', ...more, ...others, ...flags], {})).toEqual({
      codes: null,
      importAnswers: {},
      isDryRun: false,
      backup: 'b.json',
      rules: 'r.json',
      countries: ['us', 'in', 'gb'],
      ownMerchants: ['Northgate', 'Sundial'],
      out: 'out',
      title: 'Monday',
      atOnce: 12,
      names: false,
      service: { kind: 'demo', scenario: 'next-week' },
    })
  })

  it('can state how the file is read', () => {
    const options = ['--sheet', 'Prices', '--map', 'price=VK', '--map', 'currency=use']
    expect(readOptions([...NEEDED, ...options], LIVE).importAnswers).toEqual({
      sheet: 'Prices',
      named: { price: 'VK' },
      replies: { currency: 'use' },
    })
  })

  it('need no folder and no service for a dry run', () => {
    const dry = { isDryRun: true, out: '', service: { kind: 'demo' } }
    expect(readOptions(['--dry-run', '--codes', 'a.txt'], {})).toMatchObject(dry)
    const withBackup = ['--dry-run', '--codes', 'a.txt', '--backup', 'b.json']
    expect(readOptions([...withBackup, '--country', 'us'], {})).toMatchObject(dry)
    expect(readOptions(withBackup, LIVE)).toMatchObject({ service: { kind: 'live' } })
  })

  it.each<[string, string[], NodeJS.ProcessEnv, string]>([
    ['a dry run without a codes file', ['--dry-run', '--backup', 'b'], LIVE, 'add --codes FILE'],
    [
      'a dry run with a backup but without a service',
      ['--dry-run', '--codes', 'a', '--backup', 'b'],
      {},
      'set CATALOG_BASE_URL',
    ],
    [
      'a sheet name without a codes file',
      ['--out', 'a', '--backup', 'b', '--sheet', 'x'],
      LIVE,
      'add --codes',
    ],
    ['an unknown name in --map', [...NEEDED, '--map', 'colour=x'], LIVE, '--map has no “colour”'],
    ['no service', NEEDED, {}, 'set CATALOG_BASE_URL and CATALOG_API_KEY, or add --demo'],
    ['no key', NEEDED, { CATALOG_BASE_URL: 'https://a.example' }, 'set CATALOG_API_KEY, or'],
    [
      'a service URL without https',
      NEEDED,
      { ...LIVE, CATALOG_BASE_URL: 'http://a.example' },
      'use https',
    ],
    [
      'an API key with a line break',
      NEEDED,
      { ...LIVE, CATALOG_API_KEY: `${KEY}\n${KEY}` },
      'CATALOG_API_KEY can',
    ],
    ['no output folder', ['--codes', 'a'], LIVE, '--out is missing'],
    ['no codes', ['--out', 'a'], LIVE, '--codes is missing'],
    ['an invalid country code', [...NEEDED, '--country', 'usa'], LIVE, 'such as us, not “usa”'],
    ['too many parallel requests', [...NEEDED, '--at-once', '25'], LIVE, 'from 1 to 24'],
    ['zero parallel requests', [...NEEDED, '--at-once', '0'], LIVE, 'from 1 to 24'],
    ['a scenario without the demo', [...NEEDED, '--scenario', 'slow'], LIVE, 'add --demo'],
    ['an unknown scenario', [...NEEDED, '--demo', '--scenario', 'x'], {}, 'next-week'],
    ['an unknown option', [...NEEDED, '--dmeo'], LIVE, 'Usage: npm run nightly'],
  ])('with %s are refused in one sentence without the key', (_what, argv, env, message) => {
    const refused = () => readOptions(argv, env)
    expect(refused).toThrow(message)
    expect(refused).not.toThrow(KEY)
  })
})

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { readImport, usualContext } from '@/features/import/readImport.ts'
import { bytesSource } from '@/features/import/source.ts'
import { demoCatalog } from '../mocks/data/demoCatalog.ts'
import { startService, type Service } from '../mocks/http.ts'

const KEY = 'sentinel-key'
const CODES = 60
const ROOT = path.resolve(import.meta.dirname, '..')

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'catalog-nightly-'))
  writeFileSync(inside('codes.txt'), soldCodes().join('\n'))
  const condition = { kind: 'rival below me', by: { amount: 10, unit: '%' }, merchant: null }
  writeFileSync(inside('rules.json'), JSON.stringify({ rules: [{ condition }] }))
  const never = { kind: 'rival below me', by: { amount: 99, unit: '%' }, merchant: null }
  writeFileSync(inside('never.json'), JSON.stringify([{ condition: never }]))
})
afterAll(() => rmSync(folder, { recursive: true }))

const inside = (...names: string[]) => path.join(folder, ...names)
const read = (...names: string[]) => readFileSync(inside(...names), 'utf8')
const json = (...names: string[]): unknown => JSON.parse(read(...names))

function soldCodes(): string[] {
  const catalog = demoCatalog()
  const codes = new Set<string>()
  for (let ordinal = 0; codes.size < CODES; ordinal += 1) {
    const { country, product } = catalog.listing(ordinal)
    if (country === 'us') for (const { ean } of product.skuSet ?? []) if (ean) codes.add(ean)
  }
  return [...codes].slice(0, CODES)
}

/** Starts the program as from a terminal. */
function start(args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, [path.join(ROOT, 'scripts/run.mjs'), 'nightly', ...args], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = { out: '', error: '' }
  child.stdout.on('data', (piece: Buffer) => (output.out += piece.toString()))
  child.stderr.on('data', (piece: Buffer) => (output.error += piece.toString()))
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, ...output })) // as Node says
  return { child, ended }
}

const run = (args: readonly string[], env?: NodeJS.ProcessEnv) => start(args, env).ended

const demo = (out: string, ...more: string[]) => [
  '--demo',
  '--codes',
  inside('codes.txt'),
  '--out',
  inside(out),
  '--mine',
  'Northgate',
  ...more,
]

const FILES = ['changes.csv', 'report.html', 'report.xlsx', 'rows.csv', 'run.json', 'store']

describe('a nightly run', () => {
  it('writes its files and exits with 0; the next run reports changes and matches and exits with 1', async () => {
    const first = await run(demo('week', '--rules', inside('never.json')))
    expect(first).toMatchObject({ code: 0, error: '' })
    expect(readdirSync(inside('week')).toSorted()).toEqual(FILES)
    expect(json('week', 'run.json')).toMatchObject({
      exitCode: 0,
      asked: CODES,
      done: CODES,
      since: null,
    })
    expect(read('week', 'changes.csv')).toContain('First run: nothing to compare with yet')

    const second = await run(
      demo('week', '--scenario', 'next-week', '--rules', inside('rules.json')),
    )
    expect(second).toMatchObject({ code: 1, error: '' })
    expect(second.out).toContain('Alert: A competitor goes more than 10% below your price')
    expect(json('week', 'run.json')).toMatchObject({ exitCode: 1, rules: { judged: 1 } })
    expect(json('week', 'run.json')).toHaveProperty('changes.price-down', expect.any(Number))
    const report = read('week', 'report.html')
    for (const words of [
      'Price report, Northgate',
      'A competitor goes more than 10% below your price',
      'What changed',
      'Price index over time',
      'Demo data',
    ]) {
      expect(report).toContain(words)
    }
    const bytes = new Uint8Array(readFileSync(inside('week/report.xlsx')))
    const workbook = await readImport(bytesSource('report.xlsx', bytes), 'codes', {}, usualContext)
    if (workbook.kind === 'refused') throw new Error(workbook.message)
    expect(workbook.sheets.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'Summary',
        'Alerts with matches',
        'Matches',
        'What changed',
        'All rows',
      ]),
    )
    expect(read('week', 'changes.csv')).toMatch(/^Price (?:down|up),/m)
  })

  it('against a live service reports an alert match without the address or the key', async () => {
    const service = await countingService([])
    const env = { CATALOG_BASE_URL: service.url, CATALOG_API_KEY: KEY }
    const args = ['--codes', inside('codes.txt'), '--out', inside('live'), '--mine', 'Northgate']
    try {
      const { code, error, out } = await run([...args, '--rules', inside('rules.json')], env)
      expect({ code, error }).toEqual({ code: 1, error: '' })
      expect(out).toContain('Alert: A competitor goes more than 10% below your price')
    } finally {
      await service.close()
    }
    const report = read('live', 'report.html')
    expect(report).toContain('A competitor goes more than 10% below your price')
    for (const secret of ['Demo data', KEY, service.url]) expect(report).not.toContain(secret)
  })

  it('searches for titles and counts those that nobody has accepted as undecided', async () => {
    writeFileSync(inside('titles.csv'), 'Title,Price\nOxford Cotton Shirt,40\nQuixotic Zyzzyva,1\n')
    const args = ['--demo', '--codes', inside('titles.csv'), '--out', inside('titles')]
    const { code, error, out } = await run(args)
    expect({ code, error }).toEqual({ code: 0, error: '' })
    expect(out).toContain('1 title undecided')
    expect(json('titles', 'run.json')).toMatchObject({ done: 0, undecided: 1, 'not found': 1 })
    expect(read('titles', 'report.html')).toContain('Incomplete: 1 of 2 rows checked; 1 undecided')
    expect(read('titles', 'rows.csv')).toContain('Best of')
  })

  it('reads a workbook with names and prices, and shows them in its report', async () => {
    const [one = '', other = ''] = soldCodes()
    const data = [
      ['EAN', 'Product', 'Our price', 'Cost'],
      [one, 'A name of the file', 0.5, 0.25],
      [other, 'Another name', 9999, 1],
    ]
    await writeXlsxFile([
      { sheet: 'Notes', data: [['Ask Kim']] },
      { sheet: 'Prices', data },
    ]).toFile(inside('prices.xlsx'))
    const args = ['--demo', '--codes', inside('prices.xlsx'), '--out', inside('prices')]
    const first = await run([...args, '--sheet', 'Prices', '--map', 'price=our price'])
    expect(first).toMatchObject({ code: 0, error: '' })
    expect(first.out).toContain('prices.xlsx: lines 2 used; 2 prices are yours in US')
    expect(json('prices', 'run.json')).toMatchObject({ lines: 2, asked: 2, done: 2 })
    const rows = read('prices', 'rows.csv')
    for (const text of ['A name of the file', 'Another name', '9999']) expect(rows).toContain(text)
  })

  it('exits with 2 and a question if a file can be read in several ways', async () => {
    const text = 'EAN;Preis A;Preis B\n2049812249373;1,00;2,00\n2049812250744;3,00;4,00\n'
    writeFileSync(inside('two.csv'), text)
    const args = ['--demo', '--codes', inside('two.csv'), '--out', inside('two')]
    const { code, error } = await run(args)
    expect(code).toBe(2)
    expect(error).toContain('Several columns could be your price.')
    expect(error).toContain('--map price="Preis B"')
    expect(existsSync(inside('two'))).toBe(false)
  })

  it('continues after being killed and requests nothing twice', async () => {
    const keys: string[] = []
    const service = await countingService(keys)
    const env = { CATALOG_BASE_URL: service.url, CATALOG_API_KEY: KEY }
    const args = [
      '--codes',
      inside('codes.txt'),
      '--out',
      inside('killed'),
      '--no-names',
      '--at-once',
      '1',
    ]
    const running = () =>
      existsSync(inside('killed/store/running.ndjson')) ? read('killed/store/running.ndjson') : ''
    try {
      const { child, ended } = start(args, env)
      await expect.poll(() => running().split('\n').length, { interval: 5 }).toBeGreaterThan(10)
      child.kill('SIGKILL')
      await ended
      const saved = running().split('\n').length - 2
      expect(saved).toBeLessThan(CODES)
      const before = keys.length

      const again = await run(args, env)
      expect(again).toMatchObject({ code: 0, error: '' })
      expect(again.out).toContain(`continues after ${saved} already saved`)
      expect(keys.length - before).toBe(CODES - saved)
      expect(json('killed', 'run.json')).toMatchObject({ done: CODES, isDemo: false })
      const everything = readdirSync(inside('killed'), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'latin1'))
        .join('')
      expect(everything).not.toContain(KEY)
      expect(everything).not.toContain(service.url)
      expect(again.out).not.toContain(KEY)
      expect(new Set(keys)).toEqual(new Set([KEY]))
    } finally {
      await service.close()
    }
  })

  it.each<[string, string[], NodeJS.ProcessEnv, string]>([
    ['without a service', [], {}, 'set CATALOG_BASE_URL and CATALOG_API_KEY, or add --demo'],
    [
      'with a codes file that doesn’t exist',
      ['--demo', '--codes', '/nowhere.txt'],
      {},
      '/nowhere.txt can’t be read',
    ],
    ['with a refused API key', ['--demo', '--scenario', 'key-401'], {}, 'apikey'],
  ])('%s exits with 2 and a reason in one line', async (_what, more, env, message) => {
    const args = ['--codes', inside('codes.txt'), '--out', inside('refused'), ...more]
    const { code, error } = await run(args, env)
    expect(code).toBe(2)
    expect(error).toContain(message)
    expect(error.trim().split('\n')).toHaveLength(1)
  })
})

/** A demo service that requires another key, and records the key of every request. */
async function countingService(keys: string[]): Promise<Service> {
  const service = await startService({ port: 0 })
  const server = createServer((request, response) => {
    keys.push(String(request.headers['apikey']))
    void fetch(`${service.url}${request.url ?? ''}`, { headers: { apikey: 'demo' } })
      .then(async (answer) => {
        response.writeHead(answer.status, { 'content-type': 'application/json' })
        response.end(await answer.text())
      })
      .catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo // a server that listens on a port has an address of this kind
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections()
      server.close()
      await service.close()
    },
  }
}

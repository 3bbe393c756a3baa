import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import type { CodeRow } from '@/features/import/reading.ts'
import { linesOfFile, pricesOfFile, readCodesFile, withPricesOfFile } from './codesFile.ts'
import { dryRun } from './dryRun.ts'
import { readOptions } from './options.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const WORKBOOK = path.join(
  ROOT,
  'src/features/import/testing/cases/workbooks/codes-for-the-nightly-run.xlsx',
)
const CODES = ['2049812249373', '2049812250744', '2049812252113', '2049812253486']

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'catalog-codes-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const file = (name: string, text: string) => {
  writeFileSync(path.join(folder, name), text)
  return path.join(folder, name)
}

const read = (name: string, text: string) =>
  readCodesFile(file(name, text), { importAnswers: {} }, 'us')

const codesOf = (rows: readonly CodeRow[]) =>
  rows.map(({ entry }) => (entry.kind === 'ean' ? entry.code : entry.kind))

/** Runs the command as from a terminal, because only this shows that its lazy imports load. */
async function nightly(...args: string[]) {
  const command = [path.join(ROOT, 'scripts/run.mjs'), 'nightly', ...args]
  const child = spawn(process.execPath, command, { env: { PATH: process.env['PATH'] } })
  let out = ''
  child.stdout.on('data', (piece: Buffer) => (out += piece.toString()))
  child.stderr.on('data', (piece: Buffer) => (out += piece.toString()))
  const [code] = (await once(child, 'close')) as [number | null] // as Node documents it
  return { code, out }
}

describe('the command of the nightly run', () => {
  it('reads the first visible sheet with codes of a workbook', async () => {
    const workbook = path.join(folder, 'codes.xlsx')
    await writeXlsxFile([
      { sheet: 'Cover', data: [['Autumn list'], ['Do not edit']] },
      {
        sheet: 'Codes',
        data: [['EAN', 'Price'], ...CODES.map((code, at) => [code, 9.99 * (at + 1)])],
      },
    ]).toFile(workbook)
    const { code, out } = await nightly('--dry-run', '--codes', workbook)
    expect({ code, out }).toMatchObject({ code: 0, out: expect.stringContaining('4 rows used') })
    for (const one of CODES) expect(out).toContain(one)
    expect(out).toContain('Sheet “Codes”; not read: “Cover”.')
    expect(out).toContain('Nothing was requested and nothing was written.')
  })
})

describe('the file of codes', () => {
  it('is read with its codes, names and prices', async () => {
    const reading = await readCodesFile(WORKBOOK, { importAnswers: {} }, 'us')
    expect(codesOf(reading.rows)).toEqual(CODES)
    const lines = linesOfFile(reading)
    expect(lines.map(({ line }) => line.known?.title)).toEqual([
      'Shirt 1',
      'Shirt 2',
      'Shirt 3',
      'Shirt 4',
    ])
    expect(pricesOfFile(lines).entries.map(({ code, price }) => [code, price])).toEqual([
      [CODES[0], 9.99],
      [CODES[1], 19.98],
      [CODES[2], 29.97],
      [CODES[3], 39.96],
    ])
  })

  it('yields one entry per code, and an invalid one for a line that can’t be checked', async () => {
    const reading = await read('mixed.txt', `${CODES[0]}, ${CODES[1]}\n12345\n`)
    expect(linesOfFile(reading).map(({ line }) => [line.line, line.text, line.entry.kind])).toEqual(
      [
        [1, CODES[0], 'ean'],
        [1, CODES[1], 'ean'],
        [2, '12345', 'invalid'],
      ],
    )
  })

  it('can have a target price beside your price', async () => {
    const text = `EAN;Price;Target price\n${CODES[0]};5,00;4,50\n${CODES[1]};6,00;-1\n`
    const lines = linesOfFile(await read('target.csv', text))
    expect(lines.map(({ line }) => line.target)).toEqual([4.5, null])
    expect(lines[1]?.line.targetProblem).toContain('is a negative figure')
    expect(pricesOfFile(lines).entries[0]?.price).toBe(5)
  })

  it('uses the last line of a repeated code, and no price of 0', async () => {
    const reading = await read(
      'twice.csv',
      `EAN;Price;Cost\n${CODES[0]};5,00;1,00\n${CODES[1]};0;2,00\n${CODES[0]};6,00;\n`,
    )
    const { entries, remarks } = pricesOfFile(linesOfFile(reading))
    expect(entries).toMatchObject([
      { code: CODES[1], price: null, cost: 2 },
      { code: CODES[0], price: 6, cost: null },
    ])
    const saysOf = (list: typeof remarks) => list.map(({ line, about }) => `${line}: ${about}`)
    expect(saysOf(reading.remarks)).toContain('3: A price of 0 isn’t used.')
    expect(saysOf(remarks)).toEqual(['2: Replaced by line 4, which is for the same product.'])
  })

  it.each([
    ['/nowhere.txt', '--codes /nowhere.txt can’t be read'],
    ['empty.txt', '--codes: empty.txt is empty.'],
  ])('%s is refused with an explanation', async (name, message) => {
    const input = name.startsWith('/') ? name : file(name, '')
    await expect(readCodesFile(input, { importAnswers: {} }, 'us')).rejects.toThrow(message)
  })
})

describe('prices of a file merged into a price list', () => {
  const entry = { code: '041250050742', price: 5, cost: 3, floor: 4, note: 'before' }
  it.each([
    [
      { price: 6, cost: null, floor: null, note: '' },
      { price: 6, cost: 3, floor: 4, note: 'before' },
    ],
    [
      { price: null, cost: 2, floor: null, note: 'new' },
      { price: 5, cost: 2, floor: 4, note: 'new' },
    ],
  ])('%j don’t change values that they don’t contain', (input, merged) => {
    // The same product with its code in another length.
    const ofFile = { code: '0041250050742', ...input }
    expect(withPricesOfFile([entry], [ofFile])).toEqual([{ code: '0041250050742', ...merged }])
  })

  it('add a note to a listed product, but no product for a note only', () => {
    const note = { price: null, cost: null, floor: null, note: 'new' }
    expect(withPricesOfFile([entry], [{ code: entry.code, ...note }])).toEqual([
      { ...entry, note: 'new' },
    ])
    expect(withPricesOfFile([], [{ code: entry.code, ...note }])).toEqual([])
  })
})

describe('a dry run', () => {
  const run = (name: string, text: string, ...more: string[]) =>
    dryRun(readOptions(['--dry-run', '--codes', file(name, text), ...more], {}))

  it('states how the file is read and which prices are yours, and writes nothing', async () => {
    const before = readdirSync(folder).length
    const { text, canRun } = await run(
      'dry.csv',
      `EAN;Price\n${CODES[0]};5,00\n${CODES[0]};6,00\n`,
      '--country',
      'in',
    )
    expect(canRun).toBe(true)
    expect(text).toContain('2 lines used, 0 mended')
    expect(text).toContain('Your prices in IN: 1\n  line 2: Replaced by line 3')
    expect(readdirSync(folder)).toHaveLength(before + 1)
  })

  it('can’t run while a question about the file is open', async () => {
    const text = `EAN;Price\n${CODES[0]};5 EUR\n${CODES[1]};6 EUR\n`
    const open = await run('open.csv', text)
    expect(open.canRun).toBe(false)
    expect(open.text).toContain('All prices are in EUR, but prices in US are in USD.')
    expect(open.text).toContain('--map currency=use')
    expect((await run('open.csv', text, '--map', 'currency=use')).canRun).toBe(true)
    expect((await run('open.csv', text, '--country', 'de')).canRun).toBe(true)
  })
})

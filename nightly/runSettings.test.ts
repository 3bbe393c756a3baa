import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { DEMO_CONNECTION } from '@/api/connection.ts'
import type { ItemAnswer } from '@/domain/pricing/itemAnswer.ts'
import { defaultCodesSettings } from '@/domain/pricing/itemAnswer.ts'
import { createCodes, saveAnswer } from '@/storage/collections/codes.ts'
import { writeBackup } from '@/storage/database/backup.ts'
import { readContents } from '@/storage/database/stored.ts'
import { replacePriceList } from '@/storage/priceLists/priceList.ts'
import { readOptions } from './options.ts'
import { readRunSettings } from './runSettings.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'catalog-run-settings-'))
afterAll(() => rmSync(folder, { recursive: true }))

const file = (name: string, text: string) => {
  writeFileSync(path.join(folder, name), text)
  return path.join(folder, name)
}

const record = {
  productId: 'A'.repeat(32),
  title: 'Heinz Tomato Ketchup 500 ml',
  merchant: 'Northgate',
  merchantId: 'northgate',
  brand: 'Heinz',
  category: null,
  offerPrice: 2,
  salePrice: null,
  discount: null,
  active: true,
  imageUrl: null,
  productUrl: null,
  eans: ['2049811842247', '0036000291452'],
}

/** A backup in which the first title was accepted, and the second left open. */
async function backup(): Promise<string> {
  const titles = ['Ketchup Heinz 500 ml', 'Curry Sauce 1 l']
  const counts = { lines: 2, invalid: 0, asks: 2, done: 0, notFound: 0, failed: 0 }
  const batch = { id: 'b', at: 1, name: 'Titles', groups: [['us']], isRunning: false, counts }
  await createCodes(
    DEMO_CONNECTION,
    { ...batch, settings: defaultCodesSettings },
    titles.map((text, at) => ({ line: at + 1, text, target: null, isTitle: true })),
  )
  for (const [position, title] of titles.entries()) {
    const answer: ItemAnswer = {
      kind: 'title',
      candidates: [{ record, score: 0.9, reasons: [] }],
      choice: position === 0 ? 0 : null,
      market: null,
    }
    await saveAnswer(DEMO_CONNECTION, 'b', {
      position,
      key: `title us ${title}`,
      outcome: { state: 'done', at: 2, ms: 1, tries: 1, answer },
    })
  }
  return file('backup.json', writeBackup(await readContents(), 3))
}

it('uses the code of a title that was accepted in the app, and searches for other titles', async () => {
  const codes = file('titles.csv', 'Title;Price\nKetchup Heinz 500 ml;2.49\nCurry Sauce 1 l;\n')
  const args = ['--demo', '--codes', codes, '--out', folder, '--backup', await backup()]
  const { lines, prices } = await readRunSettings(readOptions(args, {}))
  expect(lines.map(({ entry, target, further }) => ({ entry, target, further }))).toEqual([
    {
      entry: {
        kind: 'ean',
        code: '2049811842247',
        note: 'Accepted for “Ketchup Heinz 500 ml”.',
      },
      target: null,
      further: ['0036000291452'],
    },
    { entry: { kind: 'title', title: 'Curry Sauce 1 l' }, target: null, further: undefined },
  ])
  expect(lines[0]?.known).toEqual({ title: 'Heinz Tomato Ketchup 500 ml', imageUrl: null })
  // The price of the line is yours, for the accepted code.
  expect(prices.get('us')).toEqual([
    { code: '2049811842247', price: 2.49, cost: null, floor: null, note: '' },
  ])
})

it('uses prices, costs and notes of the file as yours, over those of the backup', async () => {
  const place = { connectionId: DEMO_CONNECTION, country: 'us' }
  const listed = [
    { code: '2049812249373', price: 5, cost: 3, floor: 4, note: 'from the backup' },
    { code: '2049812250744', price: 6, cost: null, note: '' },
  ]
  await replacePriceList(place, listed, 1)
  const saved = file('prices.json', writeBackup(await readContents(), 3))
  const codes = file(
    'prices.csv',
    'EAN;Name;Price;Cost;Note\n2049812249373;Shirt;9,99;;new\n041250050742;Hat;1,00;0,50;\nhttps://shop.example/p/1;;7,00;;\n',
  )
  const args = ['--demo', '--codes', codes, '--out', folder, '--backup', saved]
  const {
    lines,
    prices,
    file: read,
  } = await readRunSettings(readOptions([...args, '--country', 'us,in'], {}))
  expect(prices.get('us')).toEqual([
    { code: '2049812249373', price: 9.99, cost: 3, floor: 4, note: 'new', title: 'Shirt' },
    { code: '2049812250744', price: 6, cost: null, note: '' },
    { code: '041250050742', price: 1, cost: 0.5, floor: null, note: '', title: 'Hat' },
  ])
  expect(prices.has('in')).toBe(false)
  expect(lines.map(({ known, target }) => [known?.title, target])).toEqual([
    ['Shirt', null],
    ['Hat', null],
    // A link has no code yet, so its offers are compared with its price.
    [undefined, 7],
  ])
  expect(read?.prices).toBe(2)
})

it('fails with the questions about a file, each with the options that answer it', async () => {
  const codes = file(
    'two.csv',
    'EAN;Preis A;Preis B\n2049812249373;1,00;2,00\n2049812250744;3,00;4,00\n',
  )
  const args = ['--demo', '--codes', codes, '--out', folder]
  const read = (...more: string[]) => readRunSettings(readOptions([...args, ...more], {}))
  await expect(read()).rejects.toThrow(
    [
      'Several columns could be your price. Which one is it?',
      '  --map price=none       Import without a price',
      '  --map price="Preis A"  Preis A; 1,00; 3,00',
      '  --map price="Preis B"  Preis B; 2,00; 4,00',
    ].join('\n'),
  )
  const { prices } = await read('--map', 'price=preis b')
  expect(prices.get('us')?.map(({ price }) => price)).toEqual([2, 4])
})

it.each<[string, string[], string]>([
  ['a column that the file doesn’t have', ['--map', 'price=VK'], 'there is no column “VK”'],
  [
    'a sheet name for a file without sheets',
    ['--sheet', 'Prices'],
    '--sheet Prices: the file has no sheets.',
  ],
])('refuses %s', async (_what, options, message) => {
  const codes = file('one.csv', 'EAN;Preis\n2049812249373;1,00\n')
  const args = ['--demo', '--codes', codes, '--out', folder]
  await expect(readRunSettings(readOptions([...args, ...options], {}))).rejects.toThrow(message)
})

it('refuses more lines than a run checks', async () => {
  const codes = file('long.txt', '2049812249373\n'.repeat(10_001))
  const args = ['--demo', '--codes', codes, '--out', folder]
  await expect(readRunSettings(readOptions(args, {}))).rejects.toThrow(
    'long.txt has 10,001 lines. A run checks up to 10,000.',
  )
})

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, it, onTestFinished } from 'vitest'
import { feedFromDisk } from './feedFromDisk.ts'

const TABLE = [
  'id,title,price,link,gtin',
  '1,Oxford shirt,12.50 USD,https://northgate.example/1,0041250500735',
  '2,,1 USD,https://northgate.example/2,',
].join('\n')

const onDisk = async (name: string, content: string | Uint8Array): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'feed-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = path.join(folder, name)
  await writeFile(file, content)
  return file
}

it('serves a table, packed or not, and counts what was skipped', async () => {
  for (const [name, content] of [
    ['feed.csv', TABLE],
    ['feed.csv.gz', gzipSync(TABLE)],
  ] as const) {
    const { kept, catalog } = await feedFromDisk(await onDisk(name, content), {})
    expect(kept).toMatchObject({ rows: 1, skipped: 1, countries: ['us'], cutBecause: null })
    const [found] = await (await catalog('this')).byCode('0041250500735', ['us'])
    expect(found?.product).toMatchObject({ merchant: 'northgate.example', offerPrice: 12.5 })
  }
})

it('takes what stands before the place where a packed file breaks off', async () => {
  const rows = Array.from({ length: 4000 }, (_, at) => `${at},Shirt ${Math.sin(at)},1 USD,,`)
  const whole = gzipSync(['id,title,price,link,gtin', ...rows].join('\n'))
  const file = await onDisk('feed.csv.gz', whole.subarray(0, whole.length / 2))
  const { kept } = await feedFromDisk(file, {})
  expect(kept.rows).toBeGreaterThan(100)
  expect(kept.cutBecause).toBe(
    'The packed file breaks off; what stands before the break was taken.',
  )
})

it('says in words why a file can’t be served', async () => {
  const noCountry = await onDisk('feed.csv', 'id,title,price\n1,Shirt,3')
  await expect(feedFromDisk(noCountry, {})).rejects.toThrow('Say which country the prices are of.')
  const served = await feedFromDisk(noCountry, { country: 'in', merchant: 'Petra' })
  expect(served.kept.countries).toEqual(['in'])
  const picture = await onDisk('feed.csv', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10))
  await expect(feedFromDisk(picture, {})).rejects.toThrow('This file is a picture.')
  await expect(feedFromDisk('/nowhere', {})).rejects.toThrow('/nowhere: There is no such file')
})

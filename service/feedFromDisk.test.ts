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

it.each([
  ['feed.csv', TABLE],
  ['feed.csv.gz', gzipSync(TABLE)],
])('serves %s and counts the rows that are left out', async (name, content) => {
  const { about, catalog } = await feedFromDisk(await onDisk(name, content), {})
  expect(about).toMatchObject({ rows: 1, skipped: 1, countries: ['us'], cutBecause: null })
  expect(about.problems).toEqual([{ row: 3, message: 'It has no title.', isSkipped: true }])
  const [found] = await (await catalog('this')).byCode('0041250500735', ['us'])
  expect(found?.product).toMatchObject({ merchant: 'northgate.example', offerPrice: 12.5 })
})

it('serves the rows before the point where a packed file breaks off', async () => {
  const rows = Array.from({ length: 4000 }, (_, at) => `${at},Shirt ${Math.sin(at)},1 USD,,`)
  const whole = gzipSync(['id,title,price,link,gtin', ...rows].join('\n'))
  const file = await onDisk('feed.csv.gz', whole.subarray(0, whole.length / 2))
  const { about } = await feedFromDisk(file, {})
  expect(about.rows).toBeGreaterThan(100)
  expect(about.cutBecause).toMatch(/^The packed file is damaged or incomplete\./)
})

it('names the open question and the option that answers it', async () => {
  const euros = await onDisk('feed.csv', 'id,title,price\n1,Shirt,3.00 EUR\n2,Polo,4.00 EUR')
  await expect(feedFromDisk(euros, {})).rejects.toThrow(
    /For which country is it\? Answer with --map country=de or /,
  )
  const answered = await feedFromDisk(euros, { map: ['country=at'], merchant: 'Petra' })
  expect(answered.about).toMatchObject({ countries: ['at'], rows: 2 })
  const named = await feedFromDisk(euros, { country: 'de' })
  expect(named.about.countries).toEqual(['de'])

  const noCountry = await onDisk('feed.csv', 'id,title,price\n1,Shirt,3')
  await expect(feedFromDisk(noCountry, {})).rejects.toThrow(/The file names no country\./)
  const served = await feedFromDisk(noCountry, { country: 'in', merchant: 'Petra' })
  expect(served.about.countries).toEqual(['in'])
})

it('reads columns as mapped on the command line', async () => {
  const file = await onDisk('feed.csv', 'Nr,A,B,Strichcode\n1,Hafer,2.50,2049811842247')
  const { catalog } = await feedFromDisk(file, { country: 'de', map: ['title=A', 'price=B'] })
  const [found] = await (await catalog('this')).byCode('2049811842247', ['de'])
  expect(found?.product).toMatchObject({ title: 'Hafer', offerPrice: 2.5 })
  await expect(feedFromDisk(file, { country: 'de', map: ['title=C'] })).rejects.toThrow(
    /there is no column “C”/,
  )
})

it('explains why a file can’t be served', async () => {
  const picture = await onDisk('feed.csv', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10))
  await expect(feedFromDisk(picture, {})).rejects.toThrow(/The file is a/)
  await expect(feedFromDisk('/nowhere', {})).rejects.toThrow('/nowhere: There is no such file.')
  await expect(feedFromDisk(tmpdir(), {})).rejects.toThrow('This is a folder.')
})

import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { bytesSource, fileSource, RefusedFile } from '@/features/import/source.ts'
import { allBytesOf, beginningOf, DamagedArchive, unpackedSource } from './unpackedSource.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
const packed = (bytes: Uint8Array) => new Uint8Array(gzipSync(bytes))
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes)
const noPace = async () => {}
const rows = Array.from({ length: 9999 }, (_, at) => `${at},Shirt ${at * 7919}\n`).join('')

describe('an import source', () => {
  it.each<[what: string, file: File | Uint8Array, isPacked: boolean]>([
    ['a file', new File([rows], 'feed.csv'), false],
    ['a packed file', new File([packed(utf8(rows))], 'feed.csv.gz'), true],
    [
      'a packed file whose name doesn’t end in .gz',
      new File([packed(utf8(rows))], 'feed.csv'),
      true,
    ],
    ['bytes', utf8(rows), false],
    ['packed bytes', packed(utf8(rows)), true],
  ])('of %s can be read unpacked more than once', async (_what, file, isPacked) => {
    const packedSource = file instanceof File ? fileSource(file) : bytesSource('feed.csv', file)
    const source = await unpackedSource(packedSource)
    expect(source).toMatchObject({ name: packedSource.name, bytes: packedSource.bytes, isPacked })
    for (let time = 0; time < 2; time += 1) {
      expect(text(await allBytesOf(source, noPace))).toBe(rows)
    }
    expect(text(await beginningOf(source, 8))).toBe(rows.slice(0, 8))
  })

  it('reports its progress in bytes of the packed file', async () => {
    const bytes = packed(utf8(rows))
    const source = await unpackedSource(fileSource(new File([bytes], 'feed.csv.gz')))
    const shares: number[] = []
    let passed = 0
    for await (const _ of source.open((more) => (passed += more)));
    expect(passed).toBe(bytes.length)
    await allBytesOf(source, async (share) => void shares.push(share))
    expect(shares.at(-1)).toBe(1)
  })

  it('that is packed twice is unpacked once', async () => {
    const inside = packed(utf8(rows))
    const source = await unpackedSource(bytesSource('feed.csv.gz', packed(inside)))
    expect(await allBytesOf(source, noPace)).toEqual(inside)
  })

  it.each<[what: string, bytes: Uint8Array]>([
    ['ends too early', packed(utf8(rows)).slice(0, 9000)],
    ['has a wrong checksum', packed(utf8(rows)).fill(7, -8, -4)],
    ['has a wrong size', packed(utf8(rows)).fill(0, -4)],
    ['has more data after its end', new Uint8Array([...packed(utf8(rows)), ...utf8('more')])],
    ['contains only the gzip signature', Uint8Array.of(0x1f, 0x8b)],
    [
      'has invalid data after its header',
      new Uint8Array([0x1f, 0x8b, 8, 0, ...Array.from({ length: 99 }, (_, at) => at)]),
    ],
  ])('is rejected as damaged if it %s', async (_what, bytes) => {
    const source = await unpackedSource(bytesSource('feed.csv.gz', bytes))
    await expect(allBytesOf(source, noPace)).rejects.toThrow(DamagedArchive)
  })

  it('has a readable beginning if it is damaged later', async () => {
    const source = await unpackedSource(bytesSource('x', packed(utf8(rows)).slice(0, 9000)))
    expect(text(await beginningOf(source, 1_000_000))).toMatch(/^0,Shirt 0\n1,Shirt 7919\n/)
  })

  it('fails with the error of its file', async () => {
    const broken = { name: 'x', bytes: 9, open: () => fail() }
    async function* fail(): AsyncGenerator<Uint8Array> {
      yield packed(utf8(rows)).slice(0, 100)
      throw new DOMException('The file was moved.', 'NotReadableError')
    }
    const source = await unpackedSource(broken)
    await expect(allBytesOf(source, noPace)).rejects.toThrow('The file was moved.')
  })

  it('is rejected if it is too large, before all of it is in memory', async () => {
    const large = { ...bytesSource('codes.csv', utf8('x')), bytes: 20_000_001, isPacked: false }
    await expect(allBytesOf(large, noPace)).rejects.toThrow(
      'has 20.0 MB. Files of up to 20.0 MB can be read.',
    )
    const bomb = await unpackedSource(bytesSource('x', packed(new Uint8Array(70_000_000))))
    await expect(allBytesOf(bomb, noPace)).rejects.toThrow(RefusedFile)
    await expect(allBytesOf(bomb, noPace)).rejects.toThrow('unpacks to more than 60.0 MB')
  })
})

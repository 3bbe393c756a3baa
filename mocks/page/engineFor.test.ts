import { expect, it, vi } from 'vitest'
import type { Catalog } from '../catalog/catalog.ts'
import { type Built, engineFor } from './engineFor.ts'

/** A catalog of which the tests use only this method. */
const answering = (merchants: () => Promise<string[]>) => ({ merchants }) as unknown as Catalog

const builder = (merchants = async (): Promise<string[]> => []) => {
  const ended: string[] = []
  const build = vi.fn<(size: number | null, week: 'this' | 'next') => Built>((size, week) => ({
    catalog: Promise.resolve(answering(merchants)),
    end: () => ended.push(`${String(size)} ${week}`),
  }))
  return { build, ended }
}

it('builds one engine per week while the size doesn’t change', async () => {
  const { build, ended } = builder()
  const engine = engineFor(() => 20, build)
  expect(await engine('this')).toBe(await engine('this'))
  await engine('next')
  expect(build.mock.calls).toEqual([
    [20, 'this'],
    [20, 'next'],
  ])
  expect(ended).toEqual([])
})

it('builds new engines for a new size, and ends the old ones once it answers', async () => {
  let size = 20
  let isReady: (names: string[]) => void = () => {}
  const ready = new Promise<string[]>((resolve) => {
    isReady = resolve
  })
  const { build, ended } = builder(() => ready)
  const engine = engineFor(() => size, build)
  const first = await engine('this')
  await engine('next')
  size = 1000
  expect(await engine('this')).not.toBe(first)
  expect(ended).toEqual([])
  isReady([])
  await expect.poll(() => ended).toEqual(['20 this', '20 next'])
  size = 20
  await engine('this')
  expect(build).toHaveBeenCalledTimes(4)
})

import { beforeEach, describe, expect, it } from 'vitest'
import type { Lookup } from './recents.ts'
import { clearLookups, saveLookup, readLookups } from './recents.ts'

const lookup = (path: string, at: number): Lookup => ({
  kind: 'search',
  path,
  label: path,
  detail: '',
  figure: '1',
  at,
})

describe('recent look-ups without a database', () => {
  beforeEach(async () => {
    await clearLookups('demo')
    await clearLookups('proxy')
  })

  it('are listed newest first', async () => {
    await saveLookup('demo', lookup('/a', 1))
    await saveLookup('demo', lookup('/b', 2))
    expect((await readLookups('demo')).map(({ path }) => path)).toEqual(['/b', '/a'])
  })

  it('list each path once, with its latest time', async () => {
    await saveLookup('demo', lookup('/a', 1))
    await saveLookup('demo', lookup('/b', 2))
    await saveLookup('demo', lookup('/a', 3))
    expect((await readLookups('demo')).map(({ at }) => at)).toEqual([3, 2])
  })

  it('list a search once, with the view that was used last', async () => {
    const shirts = { label: 'shirt', detail: 'us' }
    await saveLookup('demo', { ...lookup('/search?q=shirt&view=table', 1), ...shirts })
    await saveLookup('demo', { ...lookup('/search?q=shirt', 2), ...shirts })
    await saveLookup('demo', {
      ...lookup('/search?q=shirt&country=in', 3),
      label: 'shirt',
      detail: 'in',
    })
    expect((await readLookups('demo')).map(({ at }) => at)).toEqual([3, 2])
  })

  it('are limited to thirty', async () => {
    for (let at = 0; at < 40; at += 1) await saveLookup('demo', lookup(`/${at}`, at))
    const saved = await readLookups('demo')
    expect(saved).toHaveLength(30)
    expect(saved[0]?.path).toBe('/39')
  })

  it('are stored and cleared per connection', async () => {
    await saveLookup('demo', lookup('/a', 1))
    await saveLookup('proxy', lookup('/b', 2))
    await clearLookups('demo')
    expect(await readLookups('demo')).toEqual([])
    expect(await readLookups('proxy')).toHaveLength(1)
  })
})

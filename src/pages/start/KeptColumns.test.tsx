import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createBatch, deleteBatch } from '../../store/batches/batches.ts'
import { deleteKept } from '../../store/database/kept.ts'
import { createList } from '../../store/lists/lists.ts'
import { createSet, keepSnapshot } from '../../store/resultSets/resultSets.ts'
import { aListEntry } from '../../testing/made/aListEntry.ts'
import { aSnapshot } from '../../testing/made/aSnapshot.ts'
import { aResultSet } from '../../testing/made/aResultSet.ts'
import { forgetKept, ID } from '../../testing/kept/keptMarkets.ts'
import { renderAt } from '../../testing/pages/renderAt.tsx'
import { START } from '../../words/startNames.ts'

const panel = (name: string) => screen.findByRole('region', { name })

beforeEach(async () => {
  await deleteKept(['lists', 'savedSearches', 'resultSets', 'againRuns'])
  await forgetKept()
})
afterEach(() => deleteBatch('demo', ID))

const aBatch = (done: number) => ({
  id: ID,
  at: 1,
  name: 'Competitor links, week 46',
  groups: [['us']],
  settings: {
    as: 'auto' as const,
    mode: 'full' as const,
    atOnce: 4,
    names: false,
    otherForms: false,
    chain: false,
  },
  isRunning: false,
  counts: { lines: 152, invalid: 0, asks: 152, done, notFound: 12, failed: 0 },
})

describe('what is kept, on the start page', () => {
  it('shows no box of what there is none of, but the questions that the demo answers', async () => {
    renderAt('/')
    expect(await screen.findByRole('region', { name: START.askOne })).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Collections' })).toBeNull()
    expect(screen.queryByRole('link', { name: START.again })).toBeNull()
  })

  it('can be asked once more as soon as there is something', async () => {
    const list = { id: 'l1', at: 1, changedAt: 1, name: 'Autumn shirts' }
    await createList('demo', { ...list, entries: [aListEntry('A')] })
    renderAt('/')
    expect(await screen.findByRole('link', { name: START.again })).toHaveAttribute(
      'href',
      '/changes',
    )
  })

  it('shows the collections that were updated last, whatever they are stored as, and leads to all', async () => {
    for (const changedAt of [1, 2, 3, 4, 5, 6]) {
      const list = { id: `l${changedAt}`, at: 1, changedAt, name: `Shirts ${changedAt}` }
      await createList('demo', { ...list, entries: [] })
    }
    await createBatch('demo', { ...aBatch(140), at: 10 }, [])
    renderAt('/')
    const collections = within(await panel('Collections'))
    await collections.findByRole('link', { name: /week 46/ })
    const links = collections.getAllByRole('link', { name: /^Collection/ })
    expect(links.map((link) => link.textContent)).toEqual([
      'Collection Competitor links, week 46',
      'Collection Shirts 6',
      'Collection Shirts 5',
      'Collection Shirts 4',
      'Collection Shirts 3',
      'Collection Shirts 2',
    ])
    expect(links[0]).toHaveAttribute('href', `/collections/${ID}`)
    expect(links[0]?.closest('li')).toHaveTextContent('US · 152 products')
    expect(collections.getByRole('link', { name: 'All 7' })).toHaveAttribute('href', '/collections')
  })

  it('says where one stopped', async () => {
    await createBatch('demo', aBatch(88), [])
    renderAt('/')
    const running = within(await panel(START.running))
    const link = await running.findByRole('link', { name: 'Competitor links, week 46' })
    expect(link.closest('li')).toHaveTextContent('Stopped at 100 of 152')
    expect(running.getByRole('link', { name: /^Go on/ })).toHaveAttribute(
      'href',
      `/collections/${ID}`,
    )
    expect(running.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '100 of 152')
  })

  it('tells collections of one name apart by their countries', async () => {
    for (const country of ['us', 'in']) {
      await createSet('demo', aResultSet(country, { name: 'linen', countries: [country] }))
      await keepSnapshot('demo', aSnapshot({ id: `now in ${country}`, setId: country }))
    }
    renderAt('/')
    const collections = within(await panel('Collections'))
    const words = (await collections.findAllByRole('listitem')).map(
      ({ textContent }) => textContent,
    )
    expect(words).toHaveLength(2)
    expect(words).toContainEqual(expect.stringMatching(/linenIN · /))
    expect(words).toContainEqual(expect.stringMatching(/linenUS · /))
  })
})

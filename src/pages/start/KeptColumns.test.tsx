import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createRun } from '../../store/again/againRuns.ts'
import { createBatch, deleteBatch } from '../../store/batches/batches.ts'
import { deleteKept } from '../../store/database/kept.ts'
import { createList } from '../../store/lists/lists.ts'
import { createSet, keepSnapshot } from '../../store/resultSets/resultSets.ts'
import { aListEntry } from '../../testing/made/aListEntry.ts'
import { aSnapshot } from '../../testing/made/aSnapshot.ts'
import { aResultSet } from '../../testing/made/aResultSet.ts'
import {
  aChangesSummary,
  anAgainRun,
  anAgainStep,
  comparedOutcome,
} from '../../testing/made/anAgainRun.ts'
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
    for (const name of [START.lists, START.batches, START.sets])
      expect(screen.queryByRole('region', { name })).toBeNull()
    expect(screen.queryByRole('link', { name: START.again })).toBeNull()
  })

  it('can be asked once more as soon as there is something', async () => {
    const list = { id: 'l1', at: 1, changedAt: 1, name: 'Autumn shirts' }
    await createList('demo', { ...list, entries: [aListEntry('A')] })
    renderAt('/')
    expect(await screen.findByRole('link', { name: START.again })).toHaveAttribute('href', '/again')
  })

  it('shows the lists that were changed last, and the way to all', async () => {
    for (const changedAt of [1, 2, 3, 4, 5]) {
      const list = { id: `l${changedAt}`, at: 1, changedAt, name: `List ${changedAt}` }
      await createList('demo', { ...list, entries: [aListEntry('A')] })
    }
    renderAt('/')
    const lists = within(await panel(START.lists))
    const links = await lists.findAllByRole('link', { name: /^List/ })
    expect(links.map((link) => link.textContent)).toEqual([
      'List List 5',
      'List List 4',
      'List List 3',
      'List List 2',
    ])
    expect(links[0]?.closest('li')).toHaveTextContent('1 product')
    expect(lists.getByRole('link', { name: 'All 5' })).toHaveAttribute('href', '/lists')
  })

  it('shows how far batches are', async () => {
    await createBatch('demo', aBatch(140), [])
    renderAt('/')
    const link = await within(await panel(START.batches)).findByRole('link', { name: /week 46/ })
    expect(link.closest('li')).toHaveTextContent('140 done, 12 not found152 asked')
    expect(link).toHaveAttribute('href', `/batch/${ID}`)
  })

  it('says where one stopped', async () => {
    await createBatch('demo', aBatch(88), [])
    renderAt('/')
    const running = within(await panel(START.running))
    const link = await running.findByRole('link', { name: 'Competitor links, week 46' })
    expect(link.closest('li')).toHaveTextContent('Stopped at 100 of 152')
    expect(running.getByRole('link', { name: /^Go on/ })).toHaveAttribute('href', `/batch/${ID}`)
    expect(running.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '100 of 152')
    expect(screen.queryByRole('region', { name: START.batches })).toBeNull()
  })

  it('tells sets of one name apart by their countries, whatever changed in them', async () => {
    for (const country of ['us', 'in']) {
      await createSet('demo', aResultSet(country, { name: 'linen', countries: [country] }))
      await keepSnapshot('demo', aSnapshot({ id: `now in ${country}`, setId: country }))
    }
    const outcome = comparedOutcome(aChangesSummary())
    const now = { ...outcome.now, momentId: 'now in us' }
    await createRun('demo', anAgainRun([anAgainStep('linen', { outcome: { ...outcome, now } })]))
    renderAt('/')
    const sets = within(await panel(START.sets))
    const words = (await sets.findAllByRole('listitem')).map(({ textContent }) => textContent)
    expect(words).toHaveLength(2)
    expect(words).toContainEqual(expect.stringMatching(/linenIN · loaded once/))
    expect(words).toContainEqual(expect.stringMatching(/linenUS2 Price down1 New/))
  })
})

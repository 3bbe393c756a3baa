import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createCodes } from '@/storage/collections/codes.ts'
import { deleteCollection } from '@/storage/collections/collections.ts'
import { createPicked } from '@/storage/collections/picked.ts'
import { deleteStored } from '@/storage/database/stored.ts'
import { listRuns } from '@/storage/updates/updateRuns.ts'
import { START } from '@/words/startNames.ts'
import { aListEntry } from '@test/made/aListEntry.ts'
import { address, renderAt } from '@test/pages/renderAt.tsx'
import { forgetStored, ID } from '@test/stored/storedMarkets.ts'

const panel = (name: string) => screen.findByRole('region', { name })

beforeEach(async () => {
  await deleteStored(['collections', 'againRuns'])
  await forgetStored()
})
afterEach(() => deleteCollection('demo', ID))

const aCodesCollection = (done: number) => ({
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

describe('saved work on Home', () => {
  it('has no empty boxes; the demo’s questions appear instead', async () => {
    renderAt('/')
    expect(await screen.findByRole('region', { name: START.askOne })).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Collections' })).toBeNull()
    expect(screen.queryByRole('button', { name: START.updateAll })).toBeNull()
  })

  it(
    'is updated with one click, without leaving Home, and Home shows the result',
    { tags: 'slow' },
    async () => {
      const list = { id: 'l1', at: 1, changedAt: 1, name: 'Autumn shirts' }
      await createPicked('demo', { ...list, entries: [aListEntry('A')] })
      const { user } = renderAt('/')
      await user.click(await screen.findByRole('button', { name: START.updateAll }))
      expect(await screen.findByText('Updated 1 collection')).toBeVisible()
      expect(address()).toBe('/')
      const [run] = (await listRuns('demo')).runs
      expect(run?.steps).toMatchObject([{ kind: 'list', id: 'l1' }])
    },
  )

  it('shows where a check stopped, with a link to continue', async () => {
    await createCodes('demo', aCodesCollection(88), [])
    renderAt('/')
    const running = within(await panel(START.running))
    const link = await running.findByRole('link', { name: 'Competitor links, week 46' })
    expect(link.closest('li')).toHaveTextContent('Stopped at 100 of 152')
    expect(running.getByRole('link', { name: /^Continue/ })).toHaveAttribute(
      'href',
      `/collections/${ID}`,
    )
    expect(running.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '100 of 152')
  })
})

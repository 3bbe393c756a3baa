import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { announceResult } from '@/components/ui/panels/LiveRegion.tsx'
import { isComplete } from '@/domain/collections/collection.ts'
import { openRuns } from '@/features/job-progress/updateAll/openRuns.ts'
import { openLoads } from '@/jobs/load/openLoads.ts'
import { startFirstVersion } from '@/jobs/load/startVersionLoad.ts'
import { formatWhen } from '@/lib/numbers/formatTimes.ts'
import { createPicked, readPicked } from '@/storage/collections/picked.ts'
import { saveSearch } from '@/storage/collections/savedSearches.ts'
import { listVersions } from '@/storage/collections/versions.ts'
import { deleteStored } from '@/storage/database/stored.ts'
import { createRun, listRuns } from '@/storage/updates/updateRuns.ts'
import { RUN } from '@/words/runNames.ts'
import { START } from '@/words/startNames.ts'
import { UPDATE_ALL, changesOf, deleteReportOf, runSources } from '@/words/updateAllNames.ts'
import { demo } from '@test/demo.ts'
import { savedFiles } from '@test/export/savedFiles.ts'
import { readSheet, saveFrom } from '@test/export/saveFrom.ts'
import { aListEntry } from '@test/made/aListEntry.ts'
import { anUpdateRun, anUpdateStep, firstOutcome } from '@test/made/anUpdateRun.ts'
import { demoConnection } from '@test/made/connections.ts'
import { runEnded, run as runBatch } from '@test/pages/codesPage.ts'
import { OXFORD } from '@test/pages/pickedPage.ts'
import { address, renderAt } from '@test/pages/renderAt.tsx'
import { turnOnDeveloper } from '@test/pages/turnOnDeveloper.ts'

beforeEach(turnOnDeveloper)

const POLO = '/search?q=polo&country=us'

beforeEach(() => deleteStored(['collections', 'againRuns']).then(() => {}))

async function saveSources() {
  const counts = { at: 1, found: [{ countries: 'us', count: 60 }] }
  await saveSearch('demo', { path: POLO, name: 'polo', at: 1, saved: counts, seen: counts })
  const entries = [aListEntry(OXFORD)]
  await createPicked('demo', { id: 'shirts', at: 1, changedAt: 1, name: 'Autumn shirts', entries })
}

type User = ReturnType<typeof renderAt>['user']

async function runAll(user: User) {
  await user.click(await screen.findByRole('button', { name: runSources(2) }))
  await waitFor(() => expect(address()).toMatch(/^\/changes\/\w{10}/))
  await waitFor(async () =>
    expect((await listRuns('demo')).runs[0]?.steps.every(({ outcome }) => outcome)).toBe(true),
  )
}

const line = async (name: RegExp) =>
  (await screen.findByRole('rowheader', { name })).closest('tr') as HTMLTableRowElement // a row header stands in a row

const liveRegion = () => document.querySelector('output[aria-live]')

describe('updating all collections', () => {
  it('shows the number of requests first, and updates only the selected collections', async () => {
    await saveSources()
    const { user } = renderAt('/changes')
    expect(await screen.findByText('about 2 requests')).toBeVisible()
    await user.click(screen.getByRole('checkbox', { name: /^Autumn shirts/ }))
    expect(screen.getByText('about 1 request')).toBeVisible()
    expect(screen.getByRole('button', { name: runSources(1) })).toBeEnabled()
    await user.click(screen.getByRole('checkbox', { name: 'All saved searches' }))
    expect(screen.getByRole('button', { name: runSources(0) })).toBeDisabled()
    expect(screen.getByText('Select at least one collection.')).toBeVisible()
    await user.click(screen.getByRole('checkbox', { name: 'All picked by hand' }))
    await user.click(screen.getByRole('button', { name: runSources(1) }))
    await screen.findByText(
      'One collection was loaded for the first time: the next update shows what changed.',
    )
    expect(await line(/^Autumn shirts, US/)).toHaveTextContent(/first version, .*1/)
    expect(screen.queryByRole('rowheader', { name: /^polo/ })).toBeNull()
  })

  it('names the collections of a search after their countries if these are requested separately', async () => {
    const path = '/search?q=polo&country=us&country=in'
    await saveSearch('demo', { path, name: 'polo', at: 1, saved: null, seen: null })
    const { user } = renderAt('/changes')
    await user.click(await screen.findByRole('button', { name: runSources(1) }))
    await screen.findByText(/^2 collections were loaded for the first time/)
    const names = (await listVersions('demo')).savedVersions.map(
      ({ collection }) => collection.name,
    )
    expect(names.toSorted()).toEqual(['polo, IN', 'polo, US'])
  })

  it('moves the focus to the report', async () => {
    await saveSources()
    const { user } = renderAt('/changes')
    await runAll(user)
    expect(await screen.findByRole('main')).toHaveFocus()
  })

  it(
    'reports what changed since the previous version, per collection and in total',
    { tags: 'slow' },
    async () => {
      await saveSources()
      const first = renderAt('/changes')
      await runAll(first.user)
      first.unmount()
      const { user } = renderAt('/changes?demo=next-week')
      await runAll(user)
      const polo = await line(/^polo, US/)
      const [run] = (await listRuns('demo')).runs
      const outcome = run?.steps[0]?.outcome
      if (outcome?.kind !== 'compared') throw new Error('it was not compared')
      expect(outcome.summary.changed).toBeGreaterThan(0)
      const figures = await screen.findByRole('region', { name: UPDATE_ALL.figures })
      await waitFor(() =>
        expect(figures).toHaveTextContent(/Changed products\d+of \d+ in 2 collections/),
      )
      expect(polo).toHaveTextContent(`Price down${outcome.summary.counts['price-down']}`)
      expect(within(polo).getByRole('link', { name: changesOf('polo, US') })).toHaveAttribute(
        'href',
        `/collections/${outcome.setId}?view=changes&since=${outcome.before.momentId}&to=${outcome.now.momentId}&demo=next-week`,
      )
      await waitFor(() => expect(liveRegion()).toHaveTextContent('Ended, 2 of 2 collections'))
      const { savedVersions } = await listVersions('demo')
      expect(savedVersions.map(({ versions }) => versions.length)).toEqual([2, 2])
      const WEEK = 7 * 86_400_000
      const { before, now } = outcome
      expect(Math.abs(now.at - before.at - WEEK)).toBeLessThan(60_000)
      expect(run?.at).toBe(now.at)
    },
  )

  it('compares with the previous update, even if the service’s dates are a week ahead', async () => {
    await saveSources()
    const first = renderAt('/changes?demo=next-week')
    await runAll(first.user)
    first.unmount()
    const { user } = renderAt('/changes?demo=next-week')
    await user.click(await screen.findByRole('button', { name: runSources(2) }))
    await screen.findByText(/^of \d+ in 2 collections$/)
    const { savedVersions } = await listVersions('demo')
    expect(savedVersions.map(({ versions }) => versions.length)).toEqual([2, 2])
    expect(screen.getByRole('region', { name: UPDATE_ALL.figures })).toHaveTextContent(
      'Changed products0',
    )
  })

  it(
    'compares the first update with earlier data of all kinds of collections',
    { tags: 'slow' },
    async () => {
      const batch = await runBatch('2049811763054', '/collections/new?country=us')
      await runEnded()
      batch.unmount()
      const entries = [aListEntry(OXFORD)]
      await createPicked('demo', {
        id: 'shirts',
        at: 1,
        changedAt: 1,
        name: 'Autumn shirts',
        entries,
      })
      const list = renderAt('/collections/shirts')
      await waitFor(async () =>
        expect((await readPicked('demo', 'shirts'))?.list.entries[0]?.seen).not.toBeNull(),
      )
      list.unmount()
      const source = { kind: 'search' as const, q: 'polo', words: [], merchant: [], brand: [] }
      const { collectionId, versionId } = await startFirstVersion(demoConnection, {
        name: 'all polos',
        source: { ...source, category: '', division: '' },
        countries: ['us'],
      })
      const load = await openLoads.open(demoConnection, collectionId, versionId)
      await waitFor(() => expect(load && isComplete(load.currentVersion())).toBe(true))

      const { user } = renderAt('/changes?demo=next-week')
      await user.click(await screen.findByRole('button', { name: runSources(3) }))
      await waitFor(() => expect(address()).toMatch(/^\/changes\/\w{10}/))
      await waitFor(async () =>
        expect(
          (await listRuns('demo')).runs[0]?.steps.map(({ kind, outcome }) => [kind, outcome?.kind]),
        ).toEqual([
          ['set', 'compared'],
          ['list', 'compared'],
          ['batch', 'compared'],
        ]),
      )
      const figures = await screen.findByRole('region', { name: UPDATE_ALL.figures })
      expect(figures).toHaveTextContent(/in 3 collections/)
      expect(
        within(await line(/^all polos, US/)).getByRole('link', { name: 'all polos, US' }),
      ).toHaveAttribute('href', `/collections/${collectionId}?demo=next-week`)
    },
  )

  it('compares only the number of products for a saved search that was only counted', async () => {
    const counts = { at: 1, found: [{ countries: 'us', count: 3 }] }
    await saveSearch('demo', { path: POLO, name: 'polo', at: 1, saved: counts, seen: counts })
    const { user } = renderAt('/changes')
    expect(
      await screen.findByText(/counted .*, 3 found: this update compares the number/),
    ).toBeVisible()
    await user.click(screen.getByRole('button', { name: runSources(1) }))
    await waitFor(async () => expect(await line(/^polo, US/)).toHaveTextContent(/from 3.*to \d+/))
  })

  it('continues after a reload if it was paused', async () => {
    await saveSources()
    const release = demo.hold()
    const { user, unmount } = renderAt('/changes')
    await user.click(await screen.findByRole('button', { name: runSources(2) }))
    await user.click(await screen.findByRole('button', { name: RUN.pause }))
    expect(await screen.findByRole('button', { name: RUN.resume })).toBeVisible()
    const [, , id = ''] = address().split('/')
    unmount()
    openRuns.close(demoConnection.id, id)
    release()
    const again = renderAt(`/changes/${id}`)
    await again.user.click(await screen.findByRole('button', { name: RUN.goOn }))
    expect(await screen.findByText(/^2 collections were loaded for the first time/)).toBeVisible()
    await waitFor(() =>
      expect(screen.queryByRole('progressbar', { name: RUN.progress })).toBeNull(),
    )
    expect(await line(/^polo, US/)).toHaveTextContent(/first version/)
  })

  it('announces the end if it ended before its page was open', async () => {
    const run = anUpdateRun([anUpdateStep('polo')], { id: 'quick12345' })
    await createRun('demo', run)
    const job = await openRuns.open(demoConnection, run.id)
    job?.start()
    await expect.poll(() => job?.view().progress.state).toBe('done')
    await expect.poll(() => job?.view().role).toBe('idle')
    renderAt(`/changes/${run.id}`)
    await waitFor(() => expect(liveRegion()).toHaveTextContent('Ended, 1 of 1 collections'))
  })

  it('doesn’t announce the end of an update of an earlier day', async () => {
    const steps = ['polo', 'linen', 'kurta'].map((name) =>
      anUpdateStep(name, { outcome: firstOutcome() }),
    )
    await createRun('demo', anUpdateRun(steps))
    renderAt('/changes/run')
    await screen.findByText(/^3 collections were loaded for the first time/)
    announceResult('What is said next')
    await waitFor(() => expect(liveRegion()).toHaveTextContent(/What is said next/))
    expect(liveRegion()).not.toHaveTextContent('Ended, 3 of 3 collections')
  })

  it('exports every change with its collection', { tags: 'slow' }, async () => {
    await saveSources()
    const first = renderAt('/changes')
    await runAll(first.user)
    first.unmount()
    const files = savedFiles()
    const { user } = renderAt('/changes?demo=next-week')
    await runAll(user)
    const [run] = (await listRuns('demo')).runs
    const changed = run?.steps.map(({ outcome }) =>
      outcome?.kind === 'compared' ? outcome.summary.changed : 0,
    )
    const { footer, rows } = readSheet(await saveFrom({ user, files, label: UPDATE_ALL.export }))
    expect(footer.join('\n')).toContain('Changes between two versions')
    expect(footer.join('\n')).toMatch(/polo, US: .* → .* rows/)
    expect(rows).toHaveLength(changed?.reduce((sum, count) => sum + count, 0) ?? -1)
    expect(rows.filter((row) => row['Collection'] === 'polo')).toHaveLength(changed?.[0] ?? -1)
  })

  it('shows why a collection failed, and updates it again on click', async () => {
    await saveSources()
    const { user } = renderAt('/changes?demo=bad-request')
    await user.click(await screen.findByRole('button', { name: runSources(2) }))
    expect(await screen.findAllByText('The service didn’t respond.')).toHaveLength(2)
    demo.choose(null)
    await user.click(screen.getByRole('button', { name: 'Try the 2 again' }))
    expect(await screen.findByText(/^2 collections were loaded for the first time/)).toBeVisible()
  })

  it('lists the reports, and Undo restores a deleted one', async () => {
    await saveSources()
    const { user } = renderAt('/changes')
    await runAll(user)
    await user.click(await screen.findByRole('link', { name: UPDATE_ALL.another }))
    const [run] = (await listRuns('demo')).runs
    const when = formatWhen(run?.at ?? 0)
    const reports = within(await screen.findByRole('region', { name: UPDATE_ALL.reports }))
    expect(await reports.findByText('2 collections: 2 loaded for the first time')).toBeVisible()
    await user.click(reports.getByRole('button', { name: deleteReportOf(when) }))
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: UPDATE_ALL.reports })).toBeNull(),
    )
    await user.click(await screen.findByRole('button', { name: UPDATE_ALL.undo }))
    expect(await screen.findByRole('link', { name: when })).toHaveAttribute(
      'href',
      `/changes/${run?.id}`,
    )
  })
})

describe('the page of an update', () => {
  it('shows that there is nothing to update', async () => {
    renderAt('/changes')
    expect(await screen.findByRole('heading', { name: 'Nothing to update yet' })).toBeVisible()
  })

  it('shows that the update isn’t in this browser', async () => {
    renderAt('/changes/elsewhere1')
    expect(
      await screen.findByRole('heading', { name: 'This update isn’t in this browser' }),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: START.updateAll })).toHaveAttribute('href', '/changes')
  })
})

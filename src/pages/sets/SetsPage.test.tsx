import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { defaultLoadSettings, isComplete } from '../../model/resultSet/resultSet.ts'
import { holdOnly } from '../../store/database/keptMemory.ts'
import { createSet, keepSnapshot, readSet } from '../../store/resultSets/resultSets.ts'
import { aSnapshot } from '../../testing/made/aSnapshot.ts'
import { aResultRow } from '../../testing/made/aResultRow.ts'
import { aResultSet } from '../../testing/made/aResultSet.ts'
import { demoConnection } from '../../testing/made/connections.ts'
import { address, renderAt } from '../../testing/pages/renderAt.tsx'
import { RUN } from '../../words/runNames.ts'
import {
  deleteSnapshotOf,
  deleteSetNamed,
  loadAgain,
  renameSet,
  SETS,
  whatChangedIn,
} from '../../words/setsNames.ts'
import { openLoads } from '../../work/load/openLoads.ts'

const { id: connectionId } = demoConnection
const AT = Date.UTC(2026, 4, 4, 12)
const rows = (...ids: string[]) => [
  { part: 0, at: AT, rows: ids.map((productId) => aResultRow({ productId })) },
]
const counts = { notFound: 0, failed: 0, duplicates: 0, withoutId: 0 }

beforeEach(() => {
  for (const id of ['m1', 'm2']) openLoads.close(connectionId, 's', id)
  holdOnly('resultSets', [])
})

/** A set of a search, with one snapshot that is called whole. */
async function keepShirts() {
  const source = {
    kind: 'search' as const,
    q: 'shirt',
    words: [],
    merchant: ['Northgate'],
    brand: [],
    category: '',
    division: '',
  }
  await createSet(connectionId, aResultSet('s', { name: 'Shirts', source }))
  await keepSnapshot(
    connectionId,
    aSnapshot({
      id: 'm1',
      setId: 's',
      at: AT,
      promised: 2,
      counts: { ...counts, asks: 1, done: 1, rows: 2 },
    }),
    rows('A', 'B'),
  )
}

describe('the page of all result sets', () => {
  it('says how a set comes about where none is kept', async () => {
    renderAt('/workbench')
    await screen.findByRole('heading', { name: 'No result set is kept here yet' })
    expect(screen.getByRole('link', { name: 'Go to Search' })).toHaveAttribute(
      'href',
      '/search?country=us',
    )
  })

  it('shows each set with where it comes from and its snapshots, and leads to them', async () => {
    await keepShirts()
    const { user } = renderAt('/workbench')
    const set = within(await screen.findByRole('region', { name: 'Shirts' }))
    expect(set.getByRole('link', { name: 'Search: shirt, merchant Northgate' })).toHaveAttribute(
      'href',
      '/search?q=shirt&country=us&merchant=Northgate',
    )
    const [snapshot] = within(set.getByRole('list', { name: SETS.snapshots })).getAllByRole(
      'listitem',
    )
    expect(snapshot).toHaveTextContent('2 rows')
    expect(snapshot).toHaveTextContent('Complete')
    await user.click(set.getByRole('link', { name: 'Shirts' }))
    expect(address()).toBe('/workbench/s')
  })

  it('renames a set', async () => {
    await keepShirts()
    const { user } = renderAt('/workbench')
    await user.click(await screen.findByRole('button', { name: renameSet('Shirts') }))
    const field = screen.getByRole('textbox', { name: SETS.name })
    await user.clear(field)
    await user.click(screen.getByRole('button', { name: SETS.saveName }))
    expect(await screen.findByText('A set needs a name.')).toBeVisible()
    await user.type(field, 'Oxford')
    await user.click(screen.getByRole('button', { name: SETS.saveName }))
    await screen.findByRole('region', { name: 'Oxford' })
    expect((await readSet(connectionId, 's'))?.set.name).toBe('Oxford')
  })

  it('says of a set that another tab deleted meanwhile that its name is not kept', async () => {
    await keepShirts()
    const { user } = renderAt('/workbench')
    await user.click(await screen.findByRole('button', { name: renameSet('Shirts') }))
    holdOnly('resultSets', [])
    await user.type(screen.getByRole('textbox', { name: SETS.name }), ' of May')
    await user.click(screen.getByRole('button', { name: SETS.saveName }))
    expect(await screen.findByText('This set was deleted meanwhile.')).toBeVisible()
  })

  it('deletes a set, and brings it back with its rows', async () => {
    await keepShirts()
    const before = await readSet(connectionId, 's')
    const { user } = renderAt('/workbench')
    await user.click(await screen.findByRole('button', { name: deleteSetNamed('Shirts') }))
    await screen.findByRole('heading', { name: 'No result set is kept here yet' })
    await user.click(await screen.findByRole('button', { name: SETS.undo }))
    await screen.findByRole('region', { name: 'Shirts' })
    expect(await readSet(connectionId, 's')).toEqual(before)
  })

  it('deletes one snapshot of several, and says what changed only between two', async () => {
    await keepShirts()
    const later = { id: 'm2', setId: 's', at: AT + 86_400_000 }
    await keepSnapshot(connectionId, aSnapshot(later), rows('A'))
    const { user } = renderAt('/workbench')
    await screen.findByRole('link', { name: whatChangedIn('Shirts') })
    const [first] = screen.getAllByRole('button', {
      name: new RegExp(deleteSnapshotOf('Shirts', '.*')),
    })
    if (first) await user.click(first)
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: whatChangedIn('Shirts') })).not.toBeInTheDocument(),
    )
    expect((await readSet(connectionId, 's'))?.snapshots.map(({ id }) => id)).toEqual(['m1'])
  })
})

describe('a load that was left', () => {
  it('goes on where it stopped, until all is there', async () => {
    await keepShirts()
    const left = { id: 'm2', setId: 's', at: AT + 1, endedAt: null, isRunning: true, promised: 15 }
    const settings = { ...defaultLoadSettings, pageSize: 10 }
    await keepSnapshot(
      connectionId,
      aSnapshot({ ...left, settings, counts: { ...counts, asks: 2, done: 1, rows: 10 } }),
      rows(...Array.from('ABCDEFGHIJ')),
    )
    const { user } = renderAt('/workbench')
    const set = within(await screen.findByRole('region', { name: 'Shirts' }))
    expect(set.getByText('Partial, 1 of 2 pages')).toBeVisible()
    await user.click(set.getByRole('button', { name: RUN.goOn }))
    await waitFor(async () => {
      const [snapshot] = (await readSet(connectionId, 's'))?.snapshots ?? []
      expect(snapshot && isComplete(snapshot)).toBe(true)
      expect(snapshot?.isRunning).toBe(false)
      expect(snapshot?.counts.rows).toBeGreaterThan(10)
    })
  })

  it('is loaded again as another snapshot, which is opened', async () => {
    await keepShirts()
    const { user } = renderAt('/workbench')
    await user.click(await screen.findByRole('button', { name: loadAgain('Shirts', 1) }))
    await waitFor(() => expect(address()).toBe('/workbench/s'))
    expect((await readSet(connectionId, 's'))?.snapshots).toHaveLength(2)
  })
})

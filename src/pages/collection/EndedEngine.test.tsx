import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { COLLECTION_VIEWS } from '@/words/collectionViewNames.ts'
import { aResultRow } from '@test/made/aResultRow.ts'
import { saveCollection, PATH } from '@test/pages/collectionPage.ts'
import { renderAt } from '@test/pages/renderAt.tsx'

const engine = vi.hoisted(() => ({ hasEnded: false, read: Promise.resolve(), joins: 0 }))

vi.mock(import('@/jobs/workers/rowEngine.ts'), async (load) => {
  const { createRowEngine } = await load()
  return {
    createRowEngine: () => {
      const whole = createRowEngine()
      return {
        ...whole,
        join: (names) => {
          engine.joins += 1
          return whole.join(names)
        },
        open: async (...requested) => {
          await whole.open(...requested)
          await engine.read
        },
        query: async (...requested) => {
          if (engine.hasEnded) throw new Error('out of memory')
          return whole.query(...requested)
        },
      }
    },
  }
})

const shirt = aResultRow({ productId: 'A', title: 'Shirt', merchant: 'Northgate' })

/** A browser ends a worker that needs more memory than is available. */
describe('a collection whose row worker has stopped', () => {
  beforeEach(async () => {
    engine.hasEnded = false
    await saveCollection([shirt, { ...shirt, productId: 'B', title: 'Blouse' }])
  })

  it('shows an error when you sort it, and still shows its rows', { tags: 'slow' }, async () => {
    const { user } = renderAt(PATH)
    const sort = await screen.findByRole('button', { name: 'Title' })
    engine.hasEnded = true
    await user.click(sort)
    expect(await screen.findByRole('alert')).toHaveTextContent('The rows couldn’t be read.')
    expect(screen.getByRole('link', { name: 'Blouse' })).toBeInTheDocument()
  })

  it('shows an error instead of the table', async () => {
    engine.hasEnded = true
    renderAt(PATH)
    expect(await screen.findByRole('alert')).toHaveTextContent('The rows couldn’t be read.')
    expect(screen.queryByRole('table', { name: COLLECTION_VIEWS.rows })).not.toBeInTheDocument()
  })
})

it('the rows of a version are not regrouped when no names are merged', async () => {
  engine.hasEnded = false
  await saveCollection([shirt])
  renderAt(PATH)
  expect(await screen.findByRole('link', { name: 'Shirt' })).toBeVisible()
  expect(engine.joins).toBe(0)
})

it('a version is called complete only after all of its rows were read', async () => {
  let end = () => {}
  engine.hasEnded = false
  engine.read = new Promise((resolve) => (end = resolve))
  await saveCollection([shirt, { ...shirt, productId: 'B' }], { counts: { rows: 4 } })
  renderAt(PATH)
  expect(await screen.findByText('2 of 4 rows, reading')).toBeVisible()
  expect(screen.queryByText(/^Complete/)).not.toBeInTheDocument()
  end()
  // Rows that can't be read never arrive, and the page reports them.
  expect(await screen.findByText('2 loaded rows can’t be read.')).toBeVisible()
  expect(screen.getByText(/^Complete/)).toBeVisible()
})

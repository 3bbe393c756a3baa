import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { tryFailedAgain } from '@/words/runNames.ts'
import { aResultRow } from '@test/made/aResultRow.ts'
import { saveAnother, saveCollection, PATH } from '@test/pages/collectionPage.ts'
import { renderAt } from '@test/pages/renderAt.tsx'
import { turnOnDeveloper } from '@test/pages/turnOnDeveloper.ts'

beforeEach(turnOnDeveloper)

const shirt = aResultRow({ productId: 'A', title: 'Shirt', merchant: 'Northgate' })

describe('a version whose load has ended', () => {
  it(
    'can be updated when products are missing and nothing is left to load',
    { tags: 'slow' },
    async () => {
      await saveCollection([shirt], { notes: [{ kind: 'fell short', due: 12 }] })
      renderAt(PATH)
      await screen.findByRole('link', { name: 'Shirt' })
      expect(screen.getByRole('button', { name: /^Update/ })).toHaveTextContent('1 request')
    },
  )

  it('is called incomplete when more products were found than loaded', async () => {
    await saveCollection([shirt], { notes: [{ kind: 'cut', found: 60_000 }] })
    renderAt(PATH)
    expect(await screen.findByText(/^Incomplete/)).toHaveTextContent(
      'Incomplete, 1 of 60,000 found, 18 Nov',
    )
    expect(screen.queryByText(/^Complete/)).not.toBeInTheDocument()
  })

  it('says that nothing could be loaded if its only page failed, and offers no filters', async () => {
    await saveCollection([shirt])
    await saveAnother([], { counts: { asks: 1, done: 0, failed: 1 } })
    renderAt(PATH)
    expect(await screen.findByText('Nothing could be loaded')).toBeInTheDocument()
    expect(await screen.findByText('Ended, 1 of 1 failed')).toBeInTheDocument()
    expect(screen.getByText('0 of 1 page')).toBeInTheDocument()
    expect(screen.getByText(/You can load just these again/)).toBeInTheDocument()
    expect(screen.queryByText(/You can filter and sort/)).not.toBeInTheDocument()
    expect(screen.queryByRole('radio', { name: 'Rows' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^Columns/ })).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: tryFailedAgain(1) })).toBeInTheDocument()
  })
})

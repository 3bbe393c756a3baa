import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { COLLECTION_VIEWS } from '@/words/collectionViewNames.ts'
import { aResultRow } from '@test/made/aResultRow.ts'
import { saveAnother, saveCollection, PATH } from '@test/pages/collectionPage.ts'
import { address, renderAt } from '@test/pages/renderAt.tsx'

const shirt = (offerPrice: number) =>
  aResultRow({ productId: 'A', title: 'Shirt', merchant: 'Northgate', offerPrice })

const snapshots = () =>
  screen.findByRole<HTMLSelectElement>('combobox', { name: COLLECTION_VIEWS.snapshot })
const bar = () => screen.queryByRole('region', { name: COLLECTION_VIEWS.selected })

describe('a collection with several versions', () => {
  beforeEach(async () => {
    await saveCollection([shirt(40)])
    await saveAnother([shirt(30)])
  })

  it('remembers for each version which rows are selected', { tags: 'slow' }, async () => {
    const { user } = renderAt(PATH)
    await user.click(await screen.findByRole('checkbox', { name: 'Select Shirt' }))
    expect(bar()).toHaveTextContent('1 selected')
    await user.selectOptions(await snapshots(), 'snapshot 1')
    expect(await screen.findByRole('cell', { name: '40.00' })).toBeInTheDocument()
    expect(bar()).not.toBeInTheDocument()
    expect(screen.getByRole('checkbox', { name: 'Select Shirt' })).not.toBeChecked()
    await user.selectOptions(await snapshots(), '')
    expect(await screen.findByRole('cell', { name: '30.00' })).toBeInTheDocument()
    expect(bar()).toHaveTextContent('1 selected')
  })

  it('applies a saved view to the version that is shown', async () => {
    await saveCollection([shirt(40)], { views: [{ name: 'Mine', state: 'merchant=Northgate' }] })
    await saveAnother([shirt(30)])
    const { user } = renderAt(`${PATH}?snapshot=snapshot+1`)
    await user.click(await screen.findByRole('link', { name: 'Mine' }))
    expect(await screen.findByRole('cell', { name: '40.00' })).toBeInTheDocument()
    expect(address()).toBe(`${PATH}?snapshot=snapshot+1&merchant=Northgate`)
  })

  it('moves the focus to its heading when another version is shown', async () => {
    const { user } = renderAt(PATH)
    expect(await screen.findByRole('cell', { name: '30.00' })).toBeInTheDocument()
    await user.selectOptions(await snapshots(), 'snapshot 1')
    expect(await screen.findByRole('cell', { name: '40.00' })).toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  })

  it('names versions by their start, with seconds if two began in the same minute', async () => {
    await saveCollection([shirt(40)])
    const at = 1_763_461_560_000
    await saveAnother([shirt(30)], { at: at + 20_000, endedAt: at + 90_000 })
    renderAt(PATH)
    const [latest, earlier] = within(await snapshots()).getAllByRole('option')
    expect(latest).toHaveTextContent(/10:26:20 \(latest\)$/)
    expect(earlier).toHaveTextContent(/10:26:00$/)
    expect(await screen.findByText(/^Complete/)).toHaveTextContent(/10:26$/)
  })
})

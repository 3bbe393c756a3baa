import { act, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { feedImport } from '@/jobs/feedImport.ts'
import { rememberedCatalog } from '@/storage/preferences/catalogMark.ts'
import { OWN_CATALOG } from '@/words/ownCatalogNames.ts'
import { START } from '@/words/startNames.ts'
import { aCatalog, anOwnCatalog } from '@test/made/anOwnCatalog.ts'
import { begin, button, region, message } from '@test/pages/ownCatalogPage.ts'
import { address } from '@test/pages/renderAt.tsx'

describe('an import', () => {
  const half = { phase: 'reading', bytes: 10, ofBytes: 20, rows: 1200, skipped: 3 } as const

  it('shows its progress, and can be paused and continued', { tags: 'slow' }, async () => {
    const { user, fake } = await begin()
    act(() => fake.progress(half))
    const panel = within(await region(OWN_CATALOG.importing))
    expect(panel.getByRole('progressbar', { name: OWN_CATALOG.progress })).toHaveAttribute(
      'value',
      '0.5',
    )
    expect(panel.getByText('1,200')).toBeInTheDocument()
    await user.click(panel.getByRole('button', { name: OWN_CATALOG.pause }))
    expect(fake.isPaused()).toBe(true)
    await user.click(panel.getByRole('button', { name: OWN_CATALOG.resume }))
    expect(fake.isPaused()).toBe(false)
  })

  it(
    'ends with figures, an export of its problems, and a button to search the catalog',
    { tags: 'slow' },
    async () => {
      const { user, fake, source } = await begin()
      await act(async () => fake.finish(aCatalog))
      const result = within(await region(OWN_CATALOG.result))
      await message('feed.csv: Imported, 2,400 rows, 2 left out')
      expect(result.getByRole('row', { name: /^17 left out/ })).toHaveTextContent(
        'It has no title.',
      )
      expect(
        result.getByRole('row', { name: /^18 imported without this value/ }),
      ).toBeInTheDocument()
      expect(result.getByRole('button', { name: 'Export as CSV' })).toBeInTheDocument()
      expect(document.activeElement).toContainElement(
        screen.getByRole('region', { name: OWN_CATALOG.result }),
      )
      await user.click(result.getByRole('button', { name: OWN_CATALOG.explore }))
      expect(address()).toBe('/search?country=de&country=at')
      expect(fake.own.active()).toBe('own')
      expect(source.current()).toMatchObject({
        id: 'own feed-1',
        defaults: { offered: ['de', 'at'], countries: ['de', 'at'] },
      })
      expect(await screen.findByTitle(/^My catalog, from feed.csv/)).toHaveTextContent(
        'Your data, in this browser only',
      )
    },
  )

  it('continues when you leave the page, and Home links back to it', { tags: 'slow' }, async () => {
    const { user, fake } = await begin()
    await user.click(screen.getByRole('link', { name: 'Catalog Explorer' }))
    await screen.findByRole('link', { name: START.ownCatalog })
    act(() => fake.progress(half))
    await user.click(
      screen.getByRole('link', { name: 'feed.csv: being imported, 50%, 1,200 rows' }),
    )
    expect(await region(OWN_CATALOG.importing)).toHaveTextContent('1,200')
  })

  it('asks before it is cancelled, and continues on “no”', async () => {
    const { user, fake } = await begin()
    act(() => fake.progress(half))
    await user.click(await button(OWN_CATALOG.cancel))
    const question = screen.getByRole('region', { name: 'Import only the 1,200 rows read so far?' })
    expect(question).toHaveFocus()
    expect(fake.isPaused()).toBe(true)
    await user.click(within(question).getByRole('button', { name: OWN_CATALOG.goOn }))
    expect(fake.isPaused()).toBe(false)
    expect(feedImport.view().kind).toBe('running')
  })

  it('stores nothing when it is cancelled', async () => {
    const { user } = await begin()
    await user.click(await button(OWN_CATALOG.cancel))
    await user.click(await button(OWN_CATALOG.giveUp))
    expect(await screen.findByText('The import of feed.csv was cancelled.')).toBeInTheDocument()
    expect(screen.getByText('Nothing is stored.')).toBeInTheDocument()
    expect(rememberedCatalog()).toBeNull()
  })

  it('can save the rows read so far, marked as a part of the file', async () => {
    const { user, fake } = await begin()
    act(() => fake.progress(half))
    await user.click(await button(OWN_CATALOG.cancel))
    await user.click(await button(OWN_CATALOG.keepPart))
    const result = await region(OWN_CATALOG.result)
    expect(result).toHaveTextContent('This is a part of the file.')
    expect(result).toHaveTextContent('900')
  })

  it('shows why it failed, leaves the earlier catalog unchanged, and can be started again', async () => {
    const fake = anOwnCatalog()
    fake.save(aCatalog)
    await begin(fake)
    await act(async () => fake.fail('The file was changed while it was read.'))
    await message('feed.csv: Not imported. The file was changed while it was read.')
    expect(screen.getByText('feed.csv was not imported.')).toBeVisible()
    expect(screen.getByText(/The catalog you had is unchanged\./)).toBeVisible()
    expect(await button(OWN_CATALOG.import)).toBeEnabled()
    expect(await region(OWN_CATALOG.yourCatalog)).toHaveTextContent('2,400')
  })

  it('warns that the catalog is lost when the page closes', async () => {
    const { fake } = await begin()
    await act(async () => fake.finish({ ...aCatalog, isForThisVisit: true }))
    expect(await region(OWN_CATALOG.result)).toHaveTextContent(
      'It is lost when you close this page.',
    )
  })
})

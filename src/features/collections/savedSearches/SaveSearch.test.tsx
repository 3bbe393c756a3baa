import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { readSavedSearches, saveSearch } from '@/storage/collections/savedSearches.ts'
import { deleteStored } from '@/storage/database/stored.ts'
import { SAVED_SEARCH } from '@/words/updateAllNames.ts'
import { renderAt } from '@test/pages/renderAt.tsx'

const SHIRTS = '/search?q=cotton+shirt&country=us'
const saved = async () => (await readSavedSearches('demo')).searches
const aSaved = (path: string, name: string, count: number | null) => {
  const counts = count === null ? null : { at: 1, found: [{ countries: 'us', count }] }
  return { path, name, at: 1, saved: counts, seen: counts }
}

beforeEach(() => deleteStored(['collections']))

async function save(user: ReturnType<typeof renderAt>['user']) {
  await user.click(await screen.findByRole('button', { name: SAVED_SEARCH.save }))
  const panel = within(await screen.findByRole('dialog', { name: SAVED_SEARCH.save }))
  await user.click(await panel.findByRole('button', { name: SAVED_SEARCH.keep }))
  await screen.findByRole('button', { name: SAVED_SEARCH.isSaved })
}

describe('a saved search', () => {
  it(
    'stores what is searched for, the view, and the number of products found',
    { tags: 'slow' },
    async () => {
      const { user } = renderAt(`${SHIRTS}&division=Apparel&page=2&view=table&mode=lite`)
      await save(user)
      const [search] = await saved()
      expect(search).toMatchObject({ path: `${SHIRTS}&division=Apparel`, name: 'cotton shirt' })
      expect(search?.shown).toBe('view=table&mode=lite')
      expect(search?.saved?.found).toEqual([{ countries: 'us', count: expect.any(Number) }])
    },
  )

  it(
    'takes over the current view on a click, and opens with it from Collections',
    { tags: 'slow' },
    async () => {
      await saveSearch('demo', aSaved(SHIRTS, 'cotton', 1))
      const { user, unmount } = renderAt(`${SHIRTS}&size=48&view=table&sort=brand`)
      await user.click(await screen.findByRole('button', { name: SAVED_SEARCH.isSaved }))
      await user.click(await screen.findByRole('button', { name: SAVED_SEARCH.renameAndView }))
      await waitFor(async () =>
        expect((await saved())[0]?.shown).toBe('size=48&view=table&sort=brand'),
      )
      unmount()
      renderAt('/collections')
      expect(await screen.findByRole('link', { name: /^cotton/ })).toHaveAttribute(
        'href',
        `${SHIRTS}&size=48&view=table&sort=brand`,
      )
    },
  )

  it('needs a name, and can be renamed, deleted and restored', { tags: 'slow' }, async () => {
    await saveSearch('demo', aSaved(SHIRTS, 'cotton', 1))
    const { user } = renderAt(SHIRTS)
    const open = async () => {
      await user.click(await screen.findByRole('button', { name: SAVED_SEARCH.isSaved }))
      return within(await screen.findByRole('dialog', { name: SAVED_SEARCH.isSaved }))
    }
    let panel = await open()
    const name = await panel.findByRole('textbox', { name: SAVED_SEARCH.name })
    await user.clear(name)
    await user.click(panel.getByRole('button', { name: SAVED_SEARCH.rename }))
    expect(panel.getByText('A saved search needs a name.')).toBeVisible()
    await user.type(name, 'Monday shirts')
    await user.click(panel.getByRole('button', { name: SAVED_SEARCH.rename }))
    await waitFor(async () => expect((await saved())[0]?.name).toBe('Monday shirts'))
    panel = await open()
    await user.click(await panel.findByRole('button', { name: SAVED_SEARCH.forget }))
    await waitFor(async () => expect(await saved()).toEqual([]))
    await user.click(await screen.findByRole('button', { name: SAVED_SEARCH.undo }))
    await waitFor(async () => expect((await saved())[0]?.name).toBe('Monday shirts'))
  })

  it('stores the new count when it is opened again', async () => {
    await saveSearch('demo', aSaved(SHIRTS, 'cotton', 1))
    renderAt(SHIRTS)
    await waitFor(async () => expect((await saved())[0]?.seen?.found[0]?.count).toBeGreaterThan(1))
    expect((await saved())[0]?.saved?.found[0]?.count).toBe(1)
  })

  it('has separate counts for two countries', { tags: 'slow' }, async () => {
    const { user } = renderAt(`${SHIRTS}&country=gb`)
    await screen.findByRole('button', { name: SAVED_SEARCH.save })
    await waitFor(() => expect(screen.queryAllByRole('article').length).toBeGreaterThan(24))
    await save(user)
    const [search] = await saved()
    expect(search?.saved?.found.map(({ countries }) => countries)).toEqual(['us', 'gb'])
  })
})

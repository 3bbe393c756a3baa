import { act, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { keepFocus } from '@/app/frame/keepFocus.ts'
import { writePreference } from '@/storage/preferences/preferences.ts'
import { OWN_CATALOG } from '@/words/ownCatalogNames.ts'
import { aCatalog } from '@test/made/anOwnCatalog.ts'
import { tabTo } from '@test/pages/byKeys.tsx'
import { choose, region, message } from '@test/pages/ownCatalogPage.ts'
import { address } from '@test/pages/renderAt.tsx'

const half = { phase: 'reading', bytes: 10, ofBytes: 20, rows: 1200, skipped: 3 } as const
const buttonOf = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) })

/** The feed is chosen in the browser's dialog; after that the test uses only the keyboard. */
async function openFeed() {
  const view = await choose()
  const stop = keepFocus()
  return { ...view, stop }
}

describe('an import with the keyboard only', () => {
  it(
    'can be started, paused, continued after the question, and explored',
    { tags: 'slow' },
    async () => {
      const { user, fake, stop } = await openFeed()
      await tabTo(user, () => buttonOf(OWN_CATALOG.import))
      await user.keyboard('{Enter}')
      await region(OWN_CATALOG.importing)
      act(() => fake.progress(half))

      await tabTo(user, () => buttonOf(OWN_CATALOG.pause))
      await user.keyboard('{Enter}')
      expect(fake.isPaused()).toBe(true)
      expect(buttonOf(OWN_CATALOG.resume)).toHaveFocus()
      await user.keyboard('{Enter}')
      expect(buttonOf(OWN_CATALOG.pause)).toHaveFocus()

      await user.tab()
      await user.keyboard('{Enter}')
      const question = await region('Import only the 1,200 rows read so far?')
      expect(question).toHaveFocus()
      await tabTo(user, () => within(question).getByRole('button', { name: OWN_CATALOG.goOn }))
      await user.keyboard('{Enter}')
      expect(fake.isPaused()).toBe(false)

      await act(async () => fake.finish(aCatalog))
      await message('feed.csv: Imported, 2,400 rows, 2 left out')
      expect(document.body).not.toHaveFocus()
      const result = within(await region(OWN_CATALOG.result))
      await tabTo(user, () => result.getByRole('button', { name: OWN_CATALOG.explore }))
      await user.keyboard('{Enter}')
      expect(address()).toBe('/search?country=de&country=at')
      stop()
    },
  )

  it('ignores single-letter shortcuts if they are turned off', { tags: 'slow' }, async () => {
    writePreference('demo', 'singleKeys', false)
    const { user, stop } = await openFeed()
    const other = buttonOf('Other file')
    await tabTo(user, () => other)
    await user.keyboard('gs?/')
    expect(address()).toBe('/my-data/catalog')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(other).toHaveFocus()
    stop()
  })
})

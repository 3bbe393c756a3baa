/**
 * The longest tasks of the pages with the most content: a facet of 5,000 values, and 96 cards. The sections `collectionRows` and
 * `codes` measure tables.
 */
import type { Page } from 'playwright'
import { paths } from '@/routing/paths.ts'
import { searchState } from '@/routing/states/searchState.ts'
import { moreOf, NAMES } from '@/words/names.ts'
import { longestTaskIn, scroll } from '../builtDemo.ts'
import type { Report } from '../report.ts'

/** The limit for a task of the page's main thread, in milliseconds. */
const MOST = 50

const titles = (page: Page) => page.locator('article h2').allTextContents()

export async function measureLargePages(page: Page, { addFigure }: Report): Promise<void> {
  const step = async (what: string, act: () => Promise<unknown>) => {
    const { clock, processor } = await longestTaskIn(page, async () => {
      await act()
    })
    addFigure(
      `longest task, clock / processor: ${what}`,
      `${clock.toFixed(0)} / ${processor.toFixed(0)} ms`,
      {
        message: `no task above ${MOST} ms`,
        isMet: processor <= MOST,
      },
    )
  }
  const choices = () => page.getByRole('radiogroup', { name: NAMES.brand }).getByRole('radio')
  const query = { q: 'shirt', countries: ['us'] }

  await page.goto(`${paths.search(searchState(query))}&demo=long`)
  const more = page.getByRole('button', { name: moreOf(NAMES.brand) })
  await more.waitFor()
  await step('all of a facet of 5,000 values', async () => {
    await more.click()
    await choices().nth(5).waitFor()
  })
  await step('one of its values chosen', async () => {
    await choices().nth(2).click()
    await page.waitForURL(/brand=/)
    await page.getByRole('article').first().waitFor()
  })

  await page.goto(paths.search(searchState({ ...query, size: 96 })))
  const next = page.getByRole('link', { name: NAMES.nextPage }).first()
  await next.waitFor()
  // Uses keys and element names. To find a role or a click position, the driver would make the browser lay out all cards that
  // are out of sight, which was the longest task here.
  await next.focus()
  const [before] = await titles(page)
  await step('from 96 cards to the next 96', async () => {
    await page.keyboard.press('Enter')
    await page.waitForFunction((title) => {
      const first = document.querySelector('article h2')?.textContent
      return location.search.includes('page=2') && first !== undefined && first !== title
    }, before)
    // Wait for what is drawn around the cards.
    await page.waitForLoadState('networkidle')
  })
  await step('96 cards scrolled', () => scroll(page))
}

/** `npm run bench -- paintMany`: what `paint` measures, in the same way, with the most cards that a page of the app holds. */
import { withPages } from './beside/pages.ts'
import { inBrowser } from './browser.ts'
import { notify } from './paint/paintReport.ts'
import { take } from './paint/turns.ts'
import type { Report } from './report.ts'

const CARDS = 96

export const title = `from a key or click to the frame that shows it, ${CARDS} cards, beside the peers`

export async function measure(report: Report): Promise<void> {
  await withPages(['ours', 'instantsearch', 'plain'], (pages) =>
    inBrowser(async (browser) => notify(report, await take(browser, pages, CARDS), CARDS)),
  )
}

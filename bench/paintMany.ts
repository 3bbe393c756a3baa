/** `npm run bench -- paintMany`: the same measurement as `paint`, with the largest number of cards on one page of the app. */
import { withPages } from './beside/pages.ts'
import { inBrowser } from './browser.ts'
import { reportFigures } from './paint/paintReport.ts'
import { measureTurns } from './paint/turns.ts'
import type { Report } from './report.ts'

const CARDS = 96

export const title = `from a key or click to the frame that shows it, ${CARDS} cards, beside the peers`

export async function measure(report: Report): Promise<void> {
  await withPages(['ours', 'instantsearch', 'plain'], (pages) =>
    inBrowser(async (browser) =>
      reportFigures(report, await measureTurns(browser, pages, CARDS), CARDS),
    ),
  )
}

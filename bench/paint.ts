/**
 * `npm run bench -- paint`: how long a search takes from the key or click to the frame that shows it, compared with the peers. The
 * pages are open side by side, each in a separate browser context at 1440 × 900, slowed down to a quarter of the processor through
 * DevTools. In each turn, in changing order, every page searches for the same keywords (Enter), then selects the merchant with the
 * most products (click). The responses were recorded in a rehearsal over loopback and are served inside the page, so that no
 * network is measured. A step is over when facets, products and their number all read as they did at rest in the rehearsal. "DOM"
 * is the time until the last of these three parts is in the document. "Paint" is the time until style, layout and paint of the next
 * frame have ended on the main thread (a message posted in its animation frame). Both count from the time stamp of the browser's
 * event. "Work" is the CPU time of the page's main thread until it was at rest again, which other work on the machine lengthens
 * little. Each ratio is taken within one turn; the figure is the median of the ratios.
 */
import { withPages } from './beside/pages.ts'
import { inBrowser } from './browser.ts'
import { reportFigures } from './paint/paintReport.ts'
import { measureTurns } from './paint/turns.ts'
import type { Report } from './report.ts'

const CARDS = 24

export const title = `from a key or click to the frame that shows it, ${CARDS} cards, beside the peers`

export async function measure(report: Report): Promise<void> {
  await withPages(['ours', 'instantsearch', 'searchui', 'plain'], (pages) =>
    inBrowser(async (browser) =>
      reportFigures(report, await measureTurns(browser, pages, CARDS), CARDS),
    ),
  )
}

/**
 * `npm run bench -- paint`: how long a search takes from the key or click to the frame that shows it, beside the peers.
 *
 * The pages stand open side by side, each in a browser context of its own at 1440 × 900, slowed down to a quarter of the
 * processor through DevTools. Turn by turn each in changing order is asked for the same keywords (Enter), then for the
 * merchant with the most products (click). The answers were recorded in a rehearsal over loopback and are given in the page
 * itself, so that no network is measured. A step is over when facets, products and their number all read as they did at rest in
 * the rehearsal: the moment the last of them is in the document is "DOM"; the moment after style, layout and paint of the next
 * frame on the main thread (a message posted in its animation frame) is "paint"; both count from the time stamp of the
 * browser's event. "Work" is what the page's main thread had of the processor until it was at rest again, which other work on
 * the machine lengthens little. Ratios are of one turn, and their median is the figure.
 */
import { withPages } from './beside/pages.ts'
import { inBrowser } from './browser.ts'
import { notify } from './paint/paintReport.ts'
import { take } from './paint/turns.ts'
import type { Report } from './report.ts'

const CARDS = 24

export const title = `from a key or click to the frame that shows it, ${CARDS} cards, beside the peers`

export async function measure(report: Report): Promise<void> {
  await withPages(['ours', 'instantsearch', 'searchui', 'plain'], (pages) =>
    inBrowser(async (browser) => notify(report, await take(browser, pages, CARDS), CARDS)),
  )
}

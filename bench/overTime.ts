/**
 * `npm run bench -- overTime`: memory after a long visit to the live build, activity of hidden tabs, and the longest tasks of
 * large pages.
 */
import type { Page } from 'playwright'
import { paths } from '@/routing/paths.ts'
import { searchState } from '@/routing/states/searchState.ts'
import { inBuiltDemo } from './builtDemo.ts'
import { formatActivity, hasNoActivity, countHiddenActivity } from './overTime/hidden.ts'
import { measureLargePages } from './overTime/largePages.ts'
import { inLiveApp } from './overTime/liveApp.ts'
import { measureVisits } from './overTime/visits.ts'
import type { Report } from './report.ts'

/** Pages that run code without user input while they are visible, or might do so. */
const open = [
  paths.start(),
  paths.search(searchState({ q: 'shirt', countries: ['us'] })),
  paths.newCollection(),
  paths.collections(),
  paths.map(new URLSearchParams()),
  paths.settings(),
  paths.service(),
]

async function measureHidden(page: Page, build: string, { addFigure }: Report): Promise<void> {
  const context = page.context()
  const browser = context.browser()
  if (!browser) throw new Error('The page has no browser of its own to trace')
  const tabs: Page[] = []
  for (const address of open) {
    const tab = await context.newPage()
    await tab.goto(address)
    tabs.push(tab)
  }
  const ran = await countHiddenActivity(browser, tabs)
  addFigure(`${tabs.length} hidden tabs of the ${build} build, 10 seconds`, formatActivity(ran), {
    message: 'nothing',
    isMet: hasNoActivity(ran),
  })
  for (const tab of tabs) await tab.close()
}

export const title = 'at rest and over time, in the built app'

export async function measure(report: Report): Promise<void> {
  await inLiveApp(async (page) => {
    await measureHidden(page, 'live', report)
    await measureVisits(page, report)
  })
  await inBuiltDemo(async (page) => {
    await measureHidden(page, 'demo', report)
    await measureLargePages(page, report)
  })
  report.note(
    'Heap, nodes and listeners after collecting what can be freed. A hidden tab is told that it is hidden, but its timers are not slowed down as a browser would. Tasks count by the processor: the clock runs on while other programs have it. Tables of fifty thousand rows stand in the section `collectionRows`, a collection of ten thousand codes in `codes`.',
  )
}

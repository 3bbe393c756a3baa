import { paths } from '@/routing/paths.ts'
import { visit, watchRequests } from '../../bench/overTime/drive.ts'
import { measureMemory } from '../../bench/overTime/heapInUse.ts'
import { addresses, us } from '../support/demoData.ts'
import { expect, test } from '../support/fixtures.ts'
import { contentOf } from '../support/locators.ts'

const ROUND = [
  ...Object.values(addresses),
  paths.search({ q: 'shirt', ...us, view: 'table' }),
  paths.newCollection(),
  paths.collections(),
  paths.collections(),
  paths.priceList(),
  paths.settings(),
]

/** Enough rounds to fill everything that is limited: responses saved for Back, the request log. */
const WARM_UP = 15
const ROUNDS = 60
/** The limit for the growth of the heap, in bytes; the engine itself stores data about frequently run code. */
const HEAP = 8_000_000

test(
  'many rounds through the app leave no nodes, listeners or memory behind',
  { tag: '@slow' },
  async ({ page }) => {
    const walk = (rounds: number) => visit(page, Array.from({ length: rounds }, () => ROUND).flat())
    await watchRequests(page)
    await page.goto(addresses.search)
    await expect(contentOf(page, 'search')).toBeVisible()
    await walk(WARM_UP)
    const before = await measureMemory(page)
    await walk(ROUNDS)
    const after = await measureMemory(page)
    // A leak occurs in every round, so fewer than one per round is accepted.
    expect(after.nodes - before.nodes, 'nodes').toBeLessThan(ROUNDS)
    expect(after.listeners - before.listeners, 'listeners').toBeLessThan(ROUNDS)
    expect(after.heap - before.heap, 'bytes of heap').toBeLessThan(HEAP)
  },
)

import type { Took, WatchFigures } from './alertRuns.ts'
/** `npm run bench -- watch`: evaluates twenty rules over ten thousand codes in a worker. */
import { inOwnProcess } from './inOwnProcess.ts'
import { median } from './quantile.ts'
import type { Report } from './report.ts'

const CODES = 10_000
const RULES = 20
/** The limit in milliseconds. */
const MOST = 1000

export const title = `${RULES} rules over ${CODES.toLocaleString('en')} codes, judged in a worker`

export async function measure({ addFigure, note }: Report): Promise<void> {
  // printed by watchRuns.ts
  const figures = (await inOwnProcess('watchRuns.ts', String(CODES), String(RULES))) as WatchFigures
  const { first, repeats, facts, matches, pricePositions } = figures
  const middle: Took = {
    clock: median(repeats.map(({ clock }) => clock)),
    processor: median(repeats.map(({ processor }) => processor)),
  }
  const goal = ({ clock }: Took) => ({
    message: `≤ ${MOST.toLocaleString('en')} ms by the clock`,
    isMet: clock <= MOST,
  })
  const ms = ({ clock, processor }: Took) => `${clock.toFixed(0)} / ${processor.toFixed(0)} ms`
  addFigure('rules judged, the first time, clock / processor', ms(first), goal(first))
  addFigure('judged again by the same facts, median', ms(middle), goal(middle))
  addFigure('facts gathered from what was answered, twice for each code', ms(facts))
  addFigure('where my prices stand, over two moments, as Start shows it', ms(pricePositions))
  addFigure('fired', matches.toLocaleString('en'))
  note(
    'Nine offers a code at each of two moments, a price list with floors, a loaded set with a record for each code; every kind of rule, with several thresholds and scopes. In a worker of a Node process, bundled as a build is. Reading the browser’s storage is not in it.',
  )
}

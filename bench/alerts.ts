/** `npm run bench -- alerts`: evaluates twenty alert rules over ten thousand codes in a worker. */
import type { AlertFigures, Took } from './alertRuns.ts'
import { inOwnProcess } from './inOwnProcess.ts'
import { median } from './quantile.ts'
import type { Report } from './report.ts'

const CODES = 10_000
const RULES = 20
/** The limit in milliseconds. */
const MOST = 1000

export const title = `${RULES} alert rules over ${CODES.toLocaleString('en')} codes, evaluated in a worker`

export async function measure({ addFigure, note }: Report): Promise<void> {
  // printed by alertRuns.ts
  const figures = (await inOwnProcess('alertRuns.ts', String(CODES), String(RULES))) as AlertFigures
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
  addFigure('rules evaluated the first time, clock / processor', ms(first), goal(first))
  addFigure('evaluated again with the same facts, median', ms(middle), goal(middle))
  addFigure('facts collected from the answers, two for each code', ms(facts))
  addFigure('your price position over two versions, as on Home', ms(pricePositions))
  addFigure('matches', matches.toLocaleString('en'))
  note(
    'Nine offers per code in each of two versions, a price list with floors, and a loaded collection with a record for each code; every kind of rule, with several thresholds and scopes. Runs in a worker of a Node process, bundled like a build. Reading the browser’s storage is not included.',
  )
}

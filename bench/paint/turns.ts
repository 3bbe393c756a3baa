/** The turns in which pages are compared: a rehearsal on each page, then the same steps on all. */
import type { Browser, Page } from 'playwright'
import type { MeasuredPage, PageName } from '../beside/pages.ts'
import {
  answerInPage,
  arm,
  installClock,
  record,
  shownAtRest,
  type Shown,
  times,
  type Times,
} from './clock.ts'
import { click, CONTROLS_BY_PAGE, type PageControls, pointAt } from './steps.ts'

const SLOWER = 4
const FIRST = 'cotton'
/** The first two turns warm the pages up. */
const WARM = 2
/** How often a rehearsal waits until the page is at rest before it fails; responses over loopback take some time. */
const TRIES = 40
const WORDS = 'shirt dress blue women men slim black party denim striped'

type Step = 'Enter' | 'click' | 'undo'
type Open = { name: PageName; page: Page; hands: PageControls }
type Rehearsed = { answers: Map<string, string>; shown: Map<string, Shown> }

async function open(browser: Browser, { name }: MeasuredPage): Promise<Open> {
  const hands = CONTROLS_BY_PAGE[name]
  if (!hands) throw new Error(`Nobody knows how to use ${name}`)
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await installClock(page)
  return { name, page, hands }
}

/** Does the steps for a word; `around` wraps each. The last step undoes the second and is not measured. */
async function turn(
  { page, hands }: Open,
  word: string,
  around: (step: Step, act: () => Promise<void>) => Promise<void>,
): Promise<void> {
  await page.locator(hands.box).fill(word)
  await shownAtRest(page, hands.parts)
  await around('Enter', () => page.keyboard.press('Enter'))
  await pointAt(page, page.locator(hands.option))
  await shownAtRest(page, hands.parts)
  await around('click', () => click(page))
  await pointAt(page, page.locator(hands.undo))
  await shownAtRest(page, hands.parts)
  await around('undo', () => click(page))
}

async function rehearse(
  browser: Browser,
  measured: MeasuredPage,
  rows: number,
): Promise<Rehearsed> {
  const opened = await open(browser, measured)
  const { page, hands } = opened
  const recorded = record(page)
  const shown = new Map<string, Shown>()
  await page.goto(measured.address(FIRST, rows))
  await page.locator('article').first().waitFor()
  await page.locator(hands.option).waitFor()
  await shownAtRest(page, hands.parts)
  for (const word of WORDS.split(' ')) {
    await turn(opened, word, async (step, act) => {
      const before = await shownAtRest(page, hands.parts)
      await act()
      const isSame = (after: Shown) => after.some((text, index) => text === before[index])
      let after = before
      for (let tries = 0; tries < TRIES && isSame(after); tries += 1)
        after = await shownAtRest(page, hands.parts)
      if (isSame(after))
        throw new Error(`${step} for ${word} changes nothing in a part of ${measured.name}`)
      shown.set(`${step} ${word}`, after)
    })
  }
  const answers = await recorded()
  await page.context().close()
  return { answers, shown }
}

/** Slows the page down; the returned function reads how long its main thread has worked. */
async function slow(page: Page): Promise<() => Promise<Work>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  // Measures CPU time of the thread, so that other work on the machine does not count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    const of = (wanted: string) =>
      (metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN) * 1000
    return {
      all: of('TaskDuration'),
      script: of('ScriptDuration'),
      style: of('RecalcStyleDuration'),
      layout: of('LayoutDuration'),
    }
  }
}

/** Builds the error that lists the differences from the rehearsal. */
async function wrong({ name, page, hands }: Open, step: Step, word: string, shown: Shown) {
  const now = await shownAtRest(page, hands.parts)
  const other = now.flatMap((text, index) => {
    const wanted = shown[index] ?? ''
    let from = 0
    while (from < text.length && text[from] === wanted[from]) from += 1
    const near = (whole: string) => whole.slice(from, from + 80)
    return text === wanted ? [] : [`“${near(text)}”, not “${near(wanted)}”`]
  })
  return new Error(`${step} for ${word} ends otherwise in ${name}: ${other.join('; ')}`)
}

/** CPU milliseconds of the page's main thread until it was at rest: in total, and by kind. */
export type Work = { all: number; script: number; style: number; layout: number }

export type TurnTimes = Record<Step, Map<PageName, (Times & Work)[]>>

/** Rehearses on each page, then measures every turn; the order of the pages changes with each turn. */
export async function measureTurns(
  browser: Browser,
  pages: MeasuredPage[],
  rows: number,
): Promise<TurnTimes> {
  // One after the other, because a browser throttles pages that are not in front.
  const rehearsed: Rehearsed[] = []
  for (const page of pages) rehearsed.push(await rehearse(browser, page, rows))
  const opened: (Open & Rehearsed & { worked: () => Promise<Work> })[] = []
  for (const [index, measured] of pages.entries()) {
    const one = await open(browser, measured)
    const { answers = new Map(), shown = new Map() } = rehearsed[index] ?? {}
    await answerInPage(one.page, answers)
    await one.page.goto(measured.address(FIRST, rows))
    await one.page.locator(one.hands.option).waitFor()
    opened.push({ ...one, answers, shown, worked: await slow(one.page) })
  }
  const timesByStep: TurnTimes = { Enter: new Map(), click: new Map(), undo: new Map() }
  for (const [index, word] of WORDS.split(' ').entries()) {
    for (let offset = 0; offset < opened.length; offset += 1) {
      const one = opened[(index + offset) % opened.length]
      if (!one) continue
      await one.page.bringToFront()
      await turn(one, word, async (step, act) => {
        const shown = one.shown.get(`${step} ${word}`) ?? []
        const before = await one.worked()
        await arm(one.page, step === 'Enter' ? 'keydown' : 'click', one.hands.parts, shown)
        await act()
        const took = await times(one.page)
        if (!took) throw await wrong(one, step, word, shown)
        await shownAtRest(one.page, one.hands.parts)
        const after = await one.worked()
        if (index < WARM) return
        const work = {
          all: after.all - before.all,
          script: after.script - before.script,
          style: after.style - before.style,
          layout: after.layout - before.layout,
        }
        timesByStep[step].set(one.name, [
          ...(timesByStep[step].get(one.name) ?? []),
          { ...took, ...work },
        ])
      })
    }
  }
  await Promise.all(opened.map(({ page }) => page.context().close()))
  return timesByStep
}

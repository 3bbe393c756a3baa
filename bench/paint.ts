/**
 * `npm run bench -- paint`: how long a search takes from the key or click to the frame that shows it, beside the peers.
 *
 * The pages stand open side by side, each in a browser context of its own at 1440 × 900, slowed down to a quarter of the
 * processor through DevTools. Turn by turn each in changing order is asked for the same keywords (Enter), then for the
 * merchant with the most products (click). The answers were recorded in a rehearsal over loopback and are given in the page
 * itself, so that no network is measured. A step is over when facets, products and their number all read as they did at rest in
 * the rehearsal: the moment the last of them is in the document is "DOM"; the moment after style, layout and paint of the next
 * frame on the main thread (a message posted in its animation frame) is "paint"; both count from the time stamp of the
 * browser's event. Ratios are of one turn, and their median is the figure.
 */
import type { Browser, Page } from 'playwright'
import { inBrowser } from './browser.ts'
import {
  answerInPage,
  arm,
  installClock,
  record,
  shownAtRest,
  type Shown,
  times,
  type Times,
} from './paintClock.ts'
import { click, handsOf, type Hands, pointAt } from './paintSteps.ts'
import { type MeasuredPage, median, nameOf, type PageName, withPages } from './peerPages.ts'
import type { Report } from './report.ts'

const SLOWER = 4
const FIRST = 'cotton'
/** The first two turns warm the pages up. */
const WARM = 2
/** For one step, in milliseconds. */
const PATIENCE = 10_000
/** In a rehearsal answers take their time; each look waits until the page is at rest. */
const TRIES = 40
const WORDS =
  'shirt dress blue women men slim black party denim striped green white girls boys jacket trousers bag'

type Step = 'Enter' | 'click' | 'undo'
type Open = { name: PageName; page: Page; hands: Hands }
type Rehearsed = { answers: Map<string, string>; shown: Map<string, Shown> }

async function open(browser: Browser, { name }: MeasuredPage): Promise<Open> {
  const hands = handsOf[name]
  if (!hands) throw new Error(`Nobody knows how to use ${name}`)
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await installClock(page)
  return { name, page, hands }
}

/** Does the steps for a word; `around` sees each. The last makes good the second and is not measured. */
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
      const isSame = (after: Shown) => after.some((text, place) => text === before[place])
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

async function slow(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
}

/** A step that never reads as in the rehearsal is an error, and says what is otherwise. */
async function late({ name, page, hands }: Open, step: Step, word: string, shown: Shown) {
  await new Promise((resolve) => setTimeout(resolve, PATIENCE).unref())
  if (page.isClosed()) return Promise.reject(new Error('The page is closed'))
  const now = await shownAtRest(page, hands.parts)
  const other = now.flatMap((text, place) => {
    const wanted = shown[place] ?? ''
    let from = 0
    while (from < text.length && text[from] === wanted[from]) from += 1
    return text === wanted
      ? []
      : [`“${text.slice(from, from + 80)}”, not “${wanted.slice(from, from + 80)}”`]
  })
  throw new Error(`${step} for ${word} ends otherwise in ${name}: ${other.join('; ')}`)
}

type Taken = Record<Step, Map<PageName, Times[]>>

async function take(browser: Browser, pages: MeasuredPage[], rows: number): Promise<Taken> {
  // One after the other: a browser holds back pages that are not in front.
  const rehearsed: Rehearsed[] = []
  for (const page of pages) rehearsed.push(await rehearse(browser, page, rows))
  const opened: (Open & Rehearsed)[] = []
  for (const [place, measured] of pages.entries()) {
    const one = await open(browser, measured)
    const { answers = new Map(), shown = new Map() } = rehearsed[place] ?? {}
    await answerInPage(one.page, answers)
    await one.page.goto(measured.address(FIRST, rows))
    await one.page.locator(one.hands.option).waitFor()
    await slow(one.page)
    opened.push({ ...one, answers, shown })
  }
  const taken: Taken = { Enter: new Map(), click: new Map(), undo: new Map() }
  for (const [place, word] of WORDS.split(' ').entries()) {
    for (let offset = 0; offset < opened.length; offset += 1) {
      const one = opened[(place + offset) % opened.length]
      if (!one) continue
      await one.page.bringToFront()
      await turn(one, word, async (step, act) => {
        const shown = one.shown.get(`${step} ${word}`) ?? []
        await arm(one.page, step === 'Enter' ? 'keydown' : 'click', one.hands.parts, shown)
        await act()
        const took = await Promise.race([times(one.page), late(one, step, word, shown)])
        if (place < WARM) return
        taken[step].set(one.name, [...(taken[step].get(one.name) ?? []), took])
      })
    }
  }
  await Promise.all(opened.map(({ page }) => page.context().close()))
  return taken
}

const ratio = (of: readonly Times[], to: readonly Times[], read: keyof Times) =>
  median(of.map((took, place) => took[read] / (to[place]?.[read] ?? Number.NaN)))

function tell({ say }: Report, taken: Taken, rows: number): void {
  const cards = `${rows} cards`
  for (const step of ['click', 'Enter'] as const) {
    const of = (name: PageName) => taken[step].get(name) ?? []
    for (const name of taken[step].keys()) {
      const middle = (read: keyof Times) => median(of(name).map((took) => took[read])).toFixed(0)
      say(
        `${cards}, ${step}: ${nameOf[name]}, DOM / paint`,
        `${middle('dom')} / ${middle('paint')} ms`,
      )
    }
    const compare = (other: PageName, read: keyof Times, most: number | null) => {
      const value = ratio(of('ours'), of(other), read)
      const goal = most === null ? undefined : { says: `≤ ${most}`, isMet: value <= most }
      const what = read === 'dom' ? 'DOM' : 'paint'
      say(`${cards}, ${step} → ${what}: the app ÷ ${nameOf[other]}`, value.toFixed(2), goal)
    }
    compare('instantsearch', 'paint', rows === 24 ? (step === 'click' ? 0.65 : 0.6) : null)
    compare('instantsearch', 'dom', rows === 24 && step === 'click' ? 0.5 : null)
    compare('plain', 'paint', rows === 24 ? 1.15 : null)
    if (taken[step].has('searchui')) compare('searchui', 'paint', null)
    const limit = ratio(of('plain'), of('instantsearch'), 'paint')
    say(`${cards}, ${step} → paint: ${nameOf.plain} ÷ ${nameOf.instantsearch}`, limit.toFixed(2))
  }
}

export const title = 'from a key or click to the frame that shows it, beside the peers'

export async function measure(report: Report): Promise<void> {
  await withPages(['ours', 'instantsearch', 'searchui', 'plain'], (pages) =>
    inBrowser(async (browser) => {
      tell(report, await take(browser, pages, 24), 24)
      const fewer = pages.filter(({ name }) => name !== 'searchui')
      tell(report, await take(browser, fewer, 96), 96)
    }),
  )
}

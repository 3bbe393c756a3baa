/** Every page, and every other state of one that looks unlike it, judged by axe: each in light and dark, on a wide screen and a phone. */
import type { Page } from 'playwright/test'
import { test as anew } from '../fixtures.ts'
import { violations } from './axe.ts'
import { everyName, expect, open, test } from './everyPage.ts'
import type { KeptThings } from './keptThings.ts'
import { expectRoomForText, misheaded, moving } from './pageChecks.ts'
import { everyLook, goInApp, isPhone, main, putOn, type Look, type Trip } from './trip.ts'
import { tripsOfFaults } from './tripsOfFaults.ts'
import { tripsOfFeeds } from './tripsOfFeeds.ts'
import { tripsOfLinks } from './tripsOfLinks.ts'
import { tripsOfLookUps } from './tripsOfLookUps.ts'
import { tripsOfPlaces } from './tripsOfPlaces.ts'
import { tripsOfWork } from './tripsOfWork.ts'
import { tripsOnPhone } from './tripsOnPhone.ts'

/** What axe leaves out unasked: names as they are written, targets of 24 px, and stops that say what they are. */
const ASKED = ['label-content-name-mismatch', 'target-size', 'focus-order-semantics']

async function judge(
  page: Page,
  state: string,
  { looks, asked }: { looks: readonly Look[]; asked: readonly string[] },
): Promise<void> {
  for (const look of looks) {
    await putOn(page, look)
    expect.soft(await violations(page, asked), `${state}: ${look}`).toEqual([])
  }
}

/** `npm test` sees each page, and the states that are most unlike one, in one of the first two looks; `npm run test:all` all of them in all four. */
const ROUNDS = [
  { words: 'are accessible', details: {}, isFirst: true },
  { words: 'are accessible in every other look', details: { tag: '@slow' }, isFirst: false },
] as const

/** The first two in turns; or all the others. */
function looksOf(at: number, possible: readonly Look[], isFirst: boolean): Look[] {
  return possible.filter((_, place) => (place === at % 2) === isFirst)
}

/** So many on one load. */
const AT_ONCE = 5
const walks = Array.from({ length: Math.ceil(everyName.length / AT_ONCE) }, (_, at) =>
  everyName.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
)

for (const { words, details, isFirst } of ROUNDS) {
  for (const walk of walks) {
    test(`${walk.join(', ')} ${words}`, details, async ({ page, kept }) => {
      for (const [at, name] of walk.entries()) {
        await putOn(page, 'light, wide')
        await open(page, name, kept, { isInApp: at > 0 })
        await judge(page, name, { looks: looksOf(at, everyLook, isFirst), asked: ASKED })
        if (!isFirst) continue
        expect.soft(await moving(page), `${name} stands still`).toEqual([])
        await putOn(page, 'light, on a phone')
        expect.soft(await misheaded(page), `${name}: heads of columns on a phone`).toEqual([])
        await test.step(`${name} has room for text`, () => expectRoomForText(page))
      }
    })
  }
}

const trips = [
  ...tripsOfLookUps,
  ...tripsOfFaults,
  ...tripsOfWork,
  ...tripsOfPlaces,
  ...tripsOfFeeds,
  ...tripsOfLinks,
  ...tripsOnPhone,
]

async function travel(
  page: Page,
  trip: Trip,
  { ids, isFirst }: { ids: KeptThings['ids'] | null; isFirst: boolean },
): Promise<void> {
  const possible = everyLook.filter((look) => !trip.isOnPhone || isPhone(look))
  await trip.before?.(page)
  for (const [at, { name, at: address, does, isReady, isBusy }] of trip.states.entries()) {
    await test.step(name, async () => {
      await putOn(page, trip.isOnPhone ? 'light, on a phone' : 'light, wide')
      const path = typeof address === 'function' ? ids && address(ids) : address
      if (path) await (at === 0 ? page.goto(path) : goInApp(page, path))
      await does?.(page)
      await isReady(page)
      await expect(page.locator('main h1')).not.toHaveCount(0)
      if (!isBusy) await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0)
      await judge(page, name, { looks: looksOf(at, possible, isFirst), asked: [] })
    })
  }
}

for (const trip of trips) {
  for (const { words, details, isFirst } of ROUNDS) {
    const title = `${trip.name}: ${trip.states.length} states ${words}`
    const tagged = trip.isSlow ? { tag: '@slow' } : details
    test.describe(() => {
      test.use(trip.isOnPhone ? { hasTouch: true, isMobile: true } : {})
      anew.use(trip.isOnPhone ? { hasTouch: true, isMobile: true } : {})
      if (trip.isKept) {
        test(title, tagged, async ({ page, kept, expectStatus, expectNoAnswer }) => {
          expectStatus(...(trip.statuses ?? []))
          if (trip.isUnanswered) expectNoAnswer()
          await travel(page, trip, { ids: kept.ids, isFirst })
        })
      } else {
        anew(title, tagged, async ({ page, expectStatus, expectNoAnswer }) => {
          expectStatus(...(trip.statuses ?? []))
          if (trip.isUnanswered) expectNoAnswer()
          await travel(page, trip, { ids: null, isFirst })
        })
      }
    })
  }
}

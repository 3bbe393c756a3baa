/** Axe checks every page and every distinct state: each in light and dark, on a wide screen and on a phone. */
import type { Page } from 'playwright/test'
import { test as anew } from '../support/fixtures.ts'
import { findViolations } from './axe.ts'
import { testPageNames, expect, open, test, type TestPageName } from './everyPage.ts'
import { faultScenarios } from './faultScenarios.ts'
import { feedScenarios } from './feedScenarios.ts'
import { linkScenarios } from './linkScenarios.ts'
import { lookUpScenarios } from './lookUpScenarios.ts'
import { expectRoomForText, findMisheadedTables, findMoving } from './pageChecks.ts'
import { pageScenarios } from './pageScenarios.ts'
import { phoneScenarios } from './phoneScenarios.ts'
import type { SavedThings } from './scenario.ts'
import {
  appearances,
  goInApp,
  isPhone,
  main,
  applyAppearance,
  type Appearance,
  type Scenario,
} from './scenario.ts'
import { workScenarios } from './workScenarios.ts'

/** Rules that axe does not run by default: visible label in the name, targets of 24 px, and roles of focusable elements. */
const EXTRA_RULES = ['label-content-name-mismatch', 'target-size', 'focus-order-semantics']

async function checkPage(
  page: Page,
  state: string,
  { layouts, requested }: { layouts: readonly Appearance[]; requested: readonly string[] },
): Promise<void> {
  for (const layout of layouts) {
    await applyAppearance(page, layout)
    expect.soft(await findViolations(page, requested), `${state}: ${layout}`).toEqual([])
  }
}

/**
 * Pages that `npm test` checks, alternating between the first two appearances; `npm run test:all` checks every page and state in
 * all four appearances.
 */
const USED_MOST: readonly TestPageName[] = [
  'start',
  'search',
  'search as a table',
  'product',
  'EAN prices',
  'a collection',
  'workbench',
]

/** Number of pages per load of the app. */
const AT_ONCE = 5
const walks = Array.from({ length: Math.ceil(testPageNames.length / AT_ONCE) }, (_, at) =>
  testPageNames.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
)

async function walkThrough(
  page: Page,
  {
    names,
    savedThings,
    layoutsAt,
  }: {
    names: readonly TestPageName[]
    savedThings: SavedThings
    layoutsAt: (at: number) => readonly Appearance[]
  },
): Promise<void> {
  for (const [at, name] of names.entries()) {
    await applyAppearance(page, 'light, wide')
    await open(page, name, savedThings, { isInApp: at > 0 })
    await checkPage(page, name, { layouts: layoutsAt(at), requested: EXTRA_RULES })
    expect.soft(await findMoving(page), `${name} stands still`).toEqual([])
    await applyAppearance(page, 'light, on a phone')
    expect.soft(await findMisheadedTables(page), `${name}: heads of columns on a phone`).toEqual([])
    await test.step(`${name} has room for text`, () => expectRoomForText(page))
  }
}

test('the most used pages are accessible', async ({ page, savedThings }) => {
  await walkThrough(page, {
    names: USED_MOST,
    savedThings,
    layoutsAt: (at) => appearances.slice(at % 2, (at % 2) + 1),
  })
})

for (const names of walks) {
  test(
    `${names.join(', ')} are accessible in every look`,
    { tag: '@slow' },
    async ({ page, savedThings }) => {
      await walkThrough(page, { names, savedThings, layoutsAt: () => appearances })
    },
  )
}

const trips = [
  ...lookUpScenarios,
  ...faultScenarios,
  ...workScenarios,
  ...pageScenarios,
  ...feedScenarios,
  ...linkScenarios,
  ...phoneScenarios,
]

async function travel(page: Page, trip: Scenario, ids: SavedThings['ids'] | null): Promise<void> {
  const layouts = appearances.filter((layout) => !trip.isOnPhone || isPhone(layout))
  await trip.before?.(page)
  for (const [at, { name, at: address, does, isReady, isBusy }] of trip.states.entries()) {
    await test.step(name, async () => {
      await applyAppearance(page, trip.isOnPhone ? 'light, on a phone' : 'light, wide')
      const path = typeof address === 'function' ? ids && address(ids) : address
      if (path) await (at === 0 ? page.goto(path) : goInApp(page, path))
      await does?.(page)
      await isReady(page)
      await expect(page.locator('main h1')).not.toHaveCount(0)
      if (!isBusy) await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0)
      await checkPage(page, name, { layouts, requested: [] })
    })
  }
}

for (const trip of trips) {
  const title = `${trip.name}: ${trip.states.length} states are accessible in every look`
  test.describe(() => {
    test.use(trip.isOnPhone ? { hasTouch: true, isMobile: true } : {})
    anew.use(trip.isOnPhone ? { hasTouch: true, isMobile: true } : {})
    if (trip.isSaved) {
      test(title, { tag: '@slow' }, async ({ page, savedThings, expectStatus, expectNoAnswer }) => {
        expectStatus(...(trip.statuses ?? []))
        if (trip.isUnanswered) expectNoAnswer()
        await travel(page, trip, savedThings.ids)
      })
    } else {
      anew(title, { tag: '@slow' }, async ({ page, expectStatus, expectNoAnswer }) => {
        expectStatus(...(trip.statuses ?? []))
        if (trip.isUnanswered) expectNoAnswer()
        await travel(page, trip, null)
      })
    }
  })
}

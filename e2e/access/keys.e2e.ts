/** Where the Tab key moves the focus: after a change of page, and through every dialog and panel over a page. */
import type { Locator, Page } from 'playwright/test'
import { COLLECTION_VIEWS } from '@/words/collectionViewNames.ts'
import { KEYBOARD } from '@/words/keyboardNames.ts'
import { SCAN } from '@/words/scanNames.ts'
import { testPageNames, expect, open, test } from './everyPage.ts'
import { applyAppearance, type Appearance } from './scenario.ts'

const isWatched = (page: Page) =>
  expect(page.getByRole('search').getByRole('button', { name: SCAN.open })).toBeVisible()

/** More Tab stops than any layer has. */
const MOST_STOPS = 400

test(
  'after a change of page, the first Tab focuses the first control of the new page',
  { tag: '@slow' },
  async ({ page, savedThings }) => {
    await open(page, 'settings', savedThings)
    await isWatched(page)
    for (const name of testPageNames) {
      await test.step(name, async () => {
        const { pathname } = new URL(page.url())
        await open(page, name, savedThings, { isInApp: true })
        // After a navigation within the same page the focus stays where it is.
        if (new URL(page.url()).pathname === pathname) return
        const place = page.locator('main:focus, main h1:focus')
        await expect(place).toHaveCount(1)
        const first = await place.evaluateHandle((from) => {
          const controls = 'a[href], button, input, select, textarea, summary, [tabindex]'
          return [...(document.querySelector('main')?.querySelectorAll(controls) ?? [])].find(
            (one) =>
              one instanceof HTMLElement &&
              one.tabIndex >= 0 &&
              !one.matches(':disabled') &&
              one.checkVisibility({ visibilityProperty: true }) &&
              (from.matches('main') ||
                (from.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0),
          )
        })
        await page.keyboard.press('Tab')
        const reached = await first.evaluate((one) =>
          one === document.activeElement
            ? 'the first control'
            : `${document.activeElement?.outerHTML.slice(0, 200)} before ${one?.outerHTML.slice(0, 200)}`,
        )
        expect.soft(reached, name).toBe('the first control')
      })
    }
  },
)

const layers = (page: Page) => page.locator('dialog[open]')

/**
 * Returns 'inside' if the focus is inside the layer, 'browser' if it is in the browser's bars, and otherwise the start of the
 * focused element's HTML.
 */
const focusIn = (layer: Locator) =>
  layer.evaluate((element) => {
    const { activeElement } = document
    // The page can't see the browser's own bars, which come between the last stop and the first.
    if (activeElement === null || activeElement === document.body) return 'browser'
    return element.contains(activeElement) ? 'inside' : activeElement.outerHTML.slice(0, 200)
  })

/** Tabs through a modal layer until the first stop is reached again, and one step back. */
async function expectRound(page: Page, layer: Locator): Promise<void> {
  const begin = await page.evaluateHandle(() => document.activeElement)
  let isRound = false
  for (let step = 0; step < MOST_STOPS && !isRound; step += 1) {
    await page.keyboard.press('Tab')
    expect(await focusIn(layer)).toMatch(/^(?:inside|browser)$/)
    isRound = await begin.evaluate((one) => one === document.activeElement)
  }
  expect(isRound, 'Tab comes round').toBe(true)
  await page.keyboard.press('Shift+Tab')
  expect(await focusIn(layer)).toMatch(/^(?:inside|browser)$/)
}

/** Tabs out of a non-modal layer: it closes, and the focus is on the page. */
async function expectWayOut(page: Page, layer: Locator): Promise<void> {
  for (let step = 0; step < MOST_STOPS && (await layers(page).count()) > 0; step += 1) {
    if (!/^(?:inside|browser)$/.test(await focusIn(layer))) break
    await page.keyboard.press('Tab')
  }
  await expect(layers(page)).toHaveCount(0)
}

async function expectNoTrap(page: Page, opener: Locator): Promise<void> {
  const activateButton = async () => {
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(layers(page)).toHaveCount(1)
    await expect(
      layers(page)
        .locator(':focus')
        .or(layers(page).and(page.locator(':focus'))),
    ).toHaveCount(1)
  }
  await activateButton()
  const layer = layers(page)
  if (await layer.evaluate((one) => one.matches(':modal'))) await expectRound(page, layer)
  else {
    await expectWayOut(page, layer)
    await activateButton()
  }
  await page.keyboard.press('Escape')
  await expect(layers(page)).toHaveCount(0)
  await expect(opener).toBeFocused()
}

/** Removes the number from a name such as "Details of row 3", because all rows open the same layer. */
const kindOf = (name: string) => name.replace(/[\d:].*$/, '').trim()

async function expectNoTrapOn(page: Page, known: Set<string>): Promise<void> {
  const openers = page.locator('[aria-haspopup=dialog]:visible:not(:disabled)')
  const names = await openers.evaluateAll((all) =>
    all.map((one) => one.getAttribute('aria-label') ?? one.textContent.trim()),
  )
  for (const [at, name] of names.entries()) {
    if (known.has(kindOf(name))) continue
    known.add(kindOf(name))
    await test.step(name, () => expectNoTrap(page, openers.nth(at)))
  }
}

for (const layout of ['light, wide', 'dark, on a phone'] satisfies Appearance[]) {
  test(
    `${layout}: Tab stays in each dialog and comes round, and Escape gives the focus back`,
    { tag: '@slow' },
    async ({ page, savedThings }) => {
      const known = new Set<string>()
      for (const [step, name] of testPageNames.entries()) {
        await test.step(name, async () => {
          await applyAppearance(page, 'light, wide')
          await open(page, name, savedThings, { isInApp: step > 0 })
          await applyAppearance(page, layout)
          await isWatched(page)
          await expectNoTrapOn(page, known)
        })
      }
      expect(known.size).toBeGreaterThan(10)
    },
  )
}

test(
  'Tab stays in dialogs that a shortcut opens, and Escape returns the focus',
  { tag: '@slow' },
  async ({ page, savedThings }) => {
    await open(page, 'search', savedThings)
    await isWatched(page)
    const opener = page.getByRole('main').getByRole('article').getByRole('link').first()
    for (const [key, name] of [
      ['?', KEYBOARD.help],
      ['Control+k', KEYBOARD.commands],
    ] as const) {
      await opener.focus()
      await page.keyboard.press(key)
      const layer = page.getByRole('dialog', { name })
      await expect(layer.locator(':focus')).toHaveCount(1)
      await expectRound(page, layer)
      await page.keyboard.press('Escape')
      await expect(layers(page)).toHaveCount(0)
      await expect(opener).toBeFocused()
    }
  },
)

test(
  'digits typed on a slider, checkbox or dropdown don’t go to the search box',
  { tag: '@slow' },
  async ({ page, savedThings }) => {
    await open(page, 'workbench', savedThings)
    await isWatched(page)
    const rail = page.getByRole('complementary', { name: COLLECTION_VIEWS.rail })
    const controls = [
      rail.getByRole('slider').first(),
      rail.getByRole('checkbox').first(),
      rail.getByRole('combobox').first(),
    ]
    for (const control of controls) {
      await control.focus()
      await page.keyboard.type('20')
      await expect(control).toBeFocused()
    }
    await expect(page.getByRole('search').getByRole('combobox')).toHaveValue('')
  },
)

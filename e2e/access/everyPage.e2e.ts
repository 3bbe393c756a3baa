import type { Page } from 'playwright/test'
import { expectNoSidewaysScroll } from '../places.ts'
import { everyName, expect, open, test } from './everyPage.ts'

/** What axe leaves out unasked: names as they are written, targets of 24 px, and stops that say what they are. */
const ASKED = ['label-content-name-mismatch', 'target-size', 'focus-order-semantics']

/** Of WCAG 1.4.12. */
const SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`

/** What moves although its reader wants no motion. */
async function moving(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  return page.evaluate(() => {
    const takesTime = (durations: string) =>
      durations.split(',').some((duration) => parseFloat(duration) > 0.001)
    return [...document.querySelectorAll('*')].flatMap((element) => {
      const { animationName, animationDuration, transitionDuration, scrollBehavior } =
        getComputedStyle(element)
      const isMoving =
        (animationName !== 'none' && takesTime(animationDuration)) ||
        takesTime(transitionDuration) ||
        scrollBehavior === 'smooth'
      return isMoving ? [element.outerHTML.slice(0, 200)] : []
    })
  })
}

/**
 * Tables whose rows, laid out as blocks, show other columns than their head: a screen reader counts the cells, and would
 * read one with the name of another. A head that is not there at all misleads nobody.
 */
async function misheaded(page: Page): Promise<string[]> {
  return page
    .getByRole('main')
    .locator('table')
    .evaluateAll((tables) =>
      (tables as HTMLTableElement[]).flatMap(({ caption, tHead, tBodies }) => {
        const cells = (row: HTMLTableRowElement, isIn: (cell: HTMLElement) => boolean) =>
          [...row.cells].filter(isIn).reduce((sum, { colSpan }) => sum + colSpan, 0)
        const shown = (row: HTMLTableRowElement) => cells(row, (cell) => cell.checkVisibility())
        const all = (row: HTMLTableRowElement) => cells(row, () => true)
        const head = [...(tHead?.rows ?? [])].at(-1)
        if (!head || shown(head) === 0) return []
        const other = [...tBodies]
          .flatMap(({ rows }) => [...rows])
          .filter((row) => row.cells.length === head.cells.length && all(row) === all(head))
          .find((row) => row.checkVisibility() && shown(row) !== shown(head))
        return other ? [`${caption?.textContent}: ${shown(other)} under ${shown(head)}`] : []
      }),
    )
}

for (const name of everyName) {
  test(`${name} is accessible in the dark, small, enlarged and spaced out, and stands still`, async ({
    page,
    kept,
    checkAccess,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await open(page, name, kept)
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(22, 21, 17)')
    await checkAccess(page, ASKED)
    expect(await moving(page)).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    await checkAccess(page, ASKED)
    expect(await misheaded(page)).toEqual([])

    // By the object model: the security policy lets no foreign style element in.
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(rules)
      document.adoptedStyleSheets = [sheet]
    }, SPACING)
    for (const zoom of [1, 2, 4]) {
      await page.setViewportSize({ width: 1280 / zoom, height: 1024 / zoom })
      await expectNoSidewaysScroll(page)
    }
  })
}

// Contrast is the reader's own there, and axe reads the colour of a text from a style that the browser leaves as it was.
test('the focus is seen in forced colours', async ({ page, kept }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page, 'search', kept)
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press('Tab')
    const seen = await page.evaluate(() => {
      const active = document.activeElement
      if (!active || active === document.body) return 'nothing'
      // Of a box the frame around it is marked, of a card the whole card.
      for (let at: Element | null = active; at; at = at.parentElement) {
        const { outlineStyle, outlineWidth } = getComputedStyle(at)
        if (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) return 'ring'
      }
      return active.outerHTML.slice(0, 200)
    })
    expect(seen).toBe('ring')
  }
})

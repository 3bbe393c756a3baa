/** What no rule of axe looks at: motion, heads of tables, and room for text that its reader spaces out and enlarges. */
import type { Page } from 'playwright/test'
import { expectNoSidewaysScroll } from '../support/places.ts'

/** What moves although its reader wants no motion, as `violations` has left the page. */
export async function moving(page: Page): Promise<string[]> {
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
export async function misheaded(page: Page): Promise<string[]> {
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

/** Of WCAG 1.4.12. */
const SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`

/** Spaced out and enlarged up to four times, nothing is wider than the screen. */
export async function expectRoomForText(page: Page): Promise<void> {
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
  await page.evaluate(() => {
    document.adoptedStyleSheets = []
  })
}

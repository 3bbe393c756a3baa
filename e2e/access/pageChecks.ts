/** Checks that axe does not have: motion, table headers, and room for enlarged text with wider spacing. */
import { expect, type Page } from 'playwright/test'
import { expectNoSidewaysScroll } from '../support/locators.ts'
import { findOverlaps, type PlacedText } from './overlapping.ts'

/** Elements that still move with reduced motion, which `violations` has left on. */
export async function findMoving(page: Page): Promise<string[]> {
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
 * Tables whose rows, laid out as blocks, show other columns than their header: a screen reader counts cells and would read a
 * cell with the wrong column name. A table without a header misleads nobody.
 */
export async function findMisheadedTables(page: Page): Promise<string[]> {
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

/** Texts of controls, headings and labels that are cut off by their own box. */
const cutWords = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'button, label, legend, summary, h1, h2, h3, h4, [role=tab], nav a',
      ),
    ].flatMap((one) => {
      if (!one.checkVisibility({ visibilityProperty: true }) || one.clientWidth <= 1) return []
      // A name may end in an ellipsis, because it is announced and shown in full elsewhere.
      const { overflowX, textOverflow } = getComputedStyle(one)
      if (overflowX === 'visible' || textOverflow === 'ellipsis') return []
      return one.scrollWidth > one.clientWidth + 1 ? [one.outerHTML.slice(0, 160)] : []
    }),
  )

/** Visible texts of the page, line by line, without text for screen readers only and without bars and layers over the page. */
const textsOn = (page: Page): Promise<PlacedText[]> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: PlacedText[] = []
    let of = 0
    for (let at = texts.nextNode(); at; at = texts.nextNode()) {
      of += 1
      const around = at.parentElement
      const text = at.textContent?.trim() ?? ''
      if (!around || text === '' || around.closest('option, dialog, noscript, script')) continue
      if (!around.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      const clips: DOMRect[] = []
      let isOver = false
      for (
        let one: Element | null = around;
        one && one !== document.body;
        one = one.parentElement
      ) {
        const { position, overflowX, overflowY, clipPath } = getComputedStyle(one)
        isOver ||= position === 'fixed' || position === 'sticky' || clipPath !== 'none'
        if (overflowX !== 'visible' || overflowY !== 'visible')
          clips.push(one.getBoundingClientRect())
      }
      if (isOver) continue
      const range = document.createRange()
      range.selectNode(at)
      for (const line of range.getClientRects()) {
        const left = Math.max(line.left, ...clips.map((clip) => clip.left))
        const top = Math.max(line.top, ...clips.map((clip) => clip.top))
        const right = Math.min(line.right, ...clips.map((clip) => clip.right))
        const bottom = Math.min(line.bottom, ...clips.map((clip) => clip.bottom))
        // Parts that are scrolled or folded out of sight are not drawn.
        if (right - left > 2 && bottom - top > 2) found.push({ text, left, top, right, bottom, of })
      }
    }
    return found
  })

/**
 * Texts that can't be read as drawn: a line cut at its top or bottom, one that ends at an edge without an ellipsis, and words
 * broken into one or two letters per line. Text that can be scrolled counts as complete.
 */
const cutTexts = (page: Page) =>
  page.evaluate(() => {
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found = new Set<string>()
    for (let at = texts.nextNode(); at; at = texts.nextNode()) {
      const around = at.parentElement
      const text = at.textContent?.trim() ?? ''
      if (!around || text === '' || around.closest('option, dialog, noscript, script, .vh'))
        continue
      // Content that is only drawn once it is scrolled into view can't be judged before.
      const isDrawn = {
        visibilityProperty: true,
        opacityProperty: true,
        contentVisibilityAuto: true,
      }
      if (!around.checkVisibility(isDrawn)) continue
      const range = document.createRange()
      range.selectNodeContents(at)
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0)
      const rows = new Set(lines.map(({ top }) => Math.round(top))).size
      if (rows > 2 && text.replace(/\s/g, '').length / rows < 2.5)
        found.add(`a column of letters: ${text.slice(0, 60)}`)
      let isHidden = false
      let hasDots = false
      const cuts: string[] = []
      // The part of each line that the surrounding boxes leave visible.
      let seen = lines.map(({ left, top, right, bottom, width, height }) => ({
        left,
        top,
        right,
        bottom,
        width,
        height,
      }))
      for (
        let one: Element | null = around;
        one && one !== document.body;
        one = one.parentElement
      ) {
        const { overflowX, overflowY, textOverflow, clipPath, webkitLineClamp, position } =
          getComputedStyle(one)
        if (clipPath !== 'none' || position === 'absolute' || position === 'fixed') isHidden = true
        // A text that ends in an ellipsis is shown in full elsewhere.
        hasDots ||= textOverflow === 'ellipsis'
        if (webkitLineClamp !== 'none' || one.tagName === 'svg') break
        const box = one.getBoundingClientRect()
        const isHigh = hides(overflowY)
        const isWide = hides(overflowX)
        seen = seen
          .map((line) => ({
            ...line,
            left: isWide ? Math.max(line.left, box.left) : line.left,
            right: isWide ? Math.min(line.right, box.right) : line.right,
            top: isHigh ? Math.max(line.top, box.top) : line.top,
            bottom: isHigh ? Math.min(line.bottom, box.bottom) : line.bottom,
          }))
          .filter(({ left, right, top, bottom }) => right - left > 2 && bottom - top > 2)
        // Content beyond the edge of a scrolling box can be scrolled into view.
        if (overflowX === 'auto' || overflowX === 'scroll' || overflowY === 'scroll') break
      }
      for (const { left, right, top, bottom, width, height } of seen) {
        if (bottom - top < height * 0.8) cuts.push(`cut in its height: ${text.slice(0, 60)}`)
        if (!hasDots && right - left < width - 2)
          cuts.push(`cut in its width: ${text.slice(0, 60)}`)
      }
      if (!isHidden) for (const cut of cuts) found.add(cut)
    }
    return [...found]
  })

/** Elements that make the page wider than the window. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement
    if (root.scrollWidth <= root.clientWidth) return []
    const scrolls = (one: Element | null): boolean =>
      one !== null &&
      one !== document.body &&
      (getComputedStyle(one).overflowX !== 'visible' || scrolls(one.parentElement))
    const wide = [...document.body.querySelectorAll('*')].filter(
      (one) =>
        one.getBoundingClientRect().right > root.clientWidth + 0.5 && !scrolls(one.parentElement),
    )
    return wide
      .filter((one) => !wide.some((other) => other !== one && one.contains(other)))
      .slice(0, 4)
      .map((one) => `wider than the window: ${one.outerHTML.slice(0, 160)}`)
  })

/** Everything that is cut off, broken into single letters, wider than the window, or overlapping in the current state. */
export async function findUnreadable(page: Page): Promise<string[]> {
  return [...(await tooWide(page)), ...(await cutTexts(page)), ...(await findCrowded(page))]
}

/** Texts without enough room: cut off by their own box, or overlapping. */
export async function findCrowded(page: Page): Promise<string[]> {
  return [...(await cutWords(page)), ...findOverlaps(await textsOn(page))]
}

/** The text spacing of WCAG 1.4.12. */
const SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`

/** Checks that with wider spacing and up to 400 % zoom nothing is wider than the screen and no texts overlap. */
export async function expectRoomForText(page: Page): Promise<void> {
  // Through the CSS object model, because the security policy blocks foreign style elements.
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets = [sheet]
  }, SPACING)
  for (const zoom of [1, 2, 4]) {
    await page.setViewportSize({ width: 1280 / zoom, height: 1024 / zoom })
    await expectNoSidewaysScroll(page)
    // Parts whose layout depends on a measured height are right only some frames after a resize.
    await expect
      .configure({ soft: true })
      .poll(async () => findOverlaps(await textsOn(page)), `texts at ${zoom * 100} %`)
      .toEqual([])
  }
  await page.evaluate(() => {
    document.adoptedStyleSheets = []
  })
}

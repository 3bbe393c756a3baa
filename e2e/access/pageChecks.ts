/** What no rule of axe looks at: motion, heads of tables, and room for text that its reader spaces out and enlarges. */
import { expect, type Page } from 'playwright/test'
import { expectNoSidewaysScroll } from '../support/places.ts'
import { overlapping, type PlacedText } from './overlapping.ts'

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

/** Words of controls, headings and labels that their own box cuts. */
const cutWords = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'button, label, legend, summary, h1, h2, h3, h4, [role=tab], nav a',
      ),
    ].flatMap((one) => {
      if (!one.checkVisibility({ visibilityProperty: true }) || one.clientWidth <= 1) return []
      // A name of its own, which is said and shown in full elsewhere, may end in dots.
      const { overflowX, textOverflow } = getComputedStyle(one)
      if (overflowX === 'visible' || textOverflow === 'ellipsis') return []
      return one.scrollWidth > one.clientWidth + 1 ? [one.outerHTML.slice(0, 160)] : []
    }),
  )

/** Texts of the page as it is drawn, each line by itself: neither what only a voice reads nor what lies over the page, bars and layers. */
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
        // What is scrolled or folded away is not drawn.
        if (right - left > 2 && bottom - top > 2) found.push({ text, left, top, right, bottom, of })
      }
    }
    return found
  })

/**
 * Texts that their reader can't read as drawn: a line whose top or bottom a box cuts, one that ends at an edge without dots,
 * and words that stand one or two letters a line. What scrolls is whole.
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
      // Of what is drawn once it is scrolled to, nothing is known before.
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
      // What the boxes around leave of each line.
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
        // Ends in dots, and is whole in its own place.
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
        // What is beyond the edge of what scrolls comes into sight.
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

/** What makes the page wider than the window. */
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

/** What is cut, a column of letters, wider than the window, or lies over something else, as the page is drawn. */
export async function unreadable(page: Page): Promise<string[]> {
  return [...(await tooWide(page)), ...(await cutTexts(page)), ...(await crowded(page))]
}

/** Words that have no room: cut by their own box, or over others. */
export async function crowded(page: Page): Promise<string[]> {
  return [...(await cutWords(page)), ...overlapping(await textsOn(page))]
}

/** Of WCAG 1.4.12. */
const SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`

/** Spaced out and enlarged up to four times, nothing is wider than the screen, and no text lies over another. */
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
    // What is laid out by its measured height is right some frames after the screen has become smaller.
    await expect
      .configure({ soft: true })
      .poll(async () => overlapping(await textsOn(page)), `texts at ${zoom * 100} %`)
      .toEqual([])
  }
  await page.evaluate(() => {
    document.adoptedStyleSheets = []
  })
}

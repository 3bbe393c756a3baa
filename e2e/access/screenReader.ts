/**
 * A simulated screen-reader user: works by keys, recognises the focus by its name, and otherwise knows only announcements. All
 * announcements are in one list, in order, across reloads.
 */
import type { Locator, Page } from 'playwright/test'
import { expect, test as base } from '../support/fixtures.ts'

/** More Tab stops than any page has. */
const MOST_STOPS = 600

/** Records every sentence that is added to a live region, on every page load. */
export async function recordAnnouncements(page: Page): Promise<readonly string[]> {
  const announcements: string[] = []
  await page.exposeFunction('spoken', (words: string) => void announcements.push(words))
  await page.addInitScript(() => {
    const { spoken } = globalThis as unknown as { spoken: (words: string) => void } // exposed above
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        if (!(target instanceof Element) || !target.matches('output[aria-live]')) continue
        for (const added of addedNodes) spoken(added.textContent ?? '')
      }
    }).observe(document, { childList: true, subtree: true })
  })
  return announcements
}

export type ScreenReader = {
  /** All announcements so far. */
  announcements: readonly string[]
  /** Waits for a matching announcement after the previous match, and returns it. */
  expectAnnounced: (words: RegExp) => Promise<string>
  /** Waits until a page or part has opened and its name is spoken, because it has the focus. */
  arrives: (name: string | RegExp) => Promise<void>
  /** Moves the focus to the element with Tab, or within a radio group with the arrow keys. */
  to: (what: Locator) => Promise<void>
  /**
   * Moves the focus into the grid with Tab, down to the row with the name `row`, and along that row to the cell that matches
   * `cell`.
   */
  toCell: (grid: Locator, row: string, cell: RegExp) => Promise<void>
  /** Moves the focus to the element and activates it. */
  activate: (what: Locator) => Promise<void>
  /** Moves the focus to the field and replaces its content by typing. */
  type: (what: Locator, text: string) => Promise<void>
  /** Chooses an option by typing its first letters. */
  choose: (what: Locator, option: string) => Promise<void>
  key: (...keys: string[]) => Promise<void>
}

function createReader(page: Page, announcements: readonly string[]): ScreenReader {
  let checkedCount = 0
  const key = async (...keys: string[]) => {
    for (const one of keys) await page.keyboard.press(one)
  }
  const until = async (isThere: () => Promise<boolean>, goOn: () => Promise<void>) => {
    for (let stops = 0; !(await isThere()); stops += 1) {
      if (stops > MOST_STOPS) throw new Error('no key leads there')
      await goOn()
    }
  }
  const to = async (what: Locator) => {
    await expect(what).toBeVisible()
    /**
     * Returns the key that brings the focus closer, or null if the element has the focus. An option of a radio group is reached
     * from another option.
     */
    const step = () =>
      what.evaluate((one) => {
        if (one === document.activeElement) return null
        const groupOf = (radio: Element | null) =>
          radio instanceof HTMLInputElement && radio.type === 'radio'
            ? radio.name
            : radio?.matches('[role=radio]') === true && radio.closest('[role=radiogroup]')
        const group = groupOf(one)
        return group !== false && group === groupOf(document.activeElement) ? 'ArrowDown' : 'Tab'
      })
    let stops = 0
    for (let by = await step(); by !== null; by = await step()) {
      stops += 1
      if (stops > MOST_STOPS) throw new Error(`no Tab leads to ${String(what)}`)
      await key(by)
    }
    // An element without a name can't be recognised by a screen-reader user.
    await expect(what).toHaveAccessibleName(/\S/)
  }
  return {
    announcements,
    key,
    to,
    async toCell(grid, row, cell) {
      await expect(grid).toBeVisible()
      const focus = page.locator(':focus')
      /** The header of the row that has the focus. */
      const rowHere = grid.getByRole('row').filter({ has: focus }).getByRole('rowheader')
      const go = async (by: string) => {
        const before = await focus.elementHandle()
        await key(by)
        // Rows and columns out of sight are drawn before the focus can go there.
        await expect
          .poll(async () => focus.evaluate((now, then) => now === then, before))
          .toBe(false)
      }
      await until(
        async () => (await rowHere.count()) === 1,
        () => key('Tab'),
      )
      await until(
        async () => (await rowHere.innerText()).trim() === row,
        () => go('ArrowDown'),
      )
      await until(
        async () => cell.test(await focus.ariaSnapshot()),
        () => go('ArrowRight'),
      )
    },
    async expectAnnounced(words) {
      const line = new RegExp(words, `${words.flags}m`)
      // A failure shows all announcements since the last match.
      await expect.poll(() => announcements.slice(checkedCount).join('\n')).toMatch(line)
      checkedCount +=
        announcements.slice(checkedCount).findIndex((sentence) => words.test(sentence)) + 1
      return announcements[checkedCount - 1] ?? ''
    },
    async arrives(name) {
      await expect(page.locator(':focus')).toHaveAccessibleName(name)
    },
    async activate(what) {
      await to(what)
      const isRadio = await what.evaluate((one) => one.matches('[type=radio], [role=radio]'))
      if (isRadio) await expect(what).toBeChecked()
      else
        await key(
          (await what.evaluate((one) => one.matches('[type=checkbox]'))) ? 'Space' : 'Enter',
        )
    },
    async type(what, text) {
      await to(what)
      await key('ControlOrMeta+a')
      await page.keyboard.insertText(text)
    },
    async choose(what, option) {
      await to(what)
      await page.keyboard.type(option)
      await expect(what.locator('option:checked')).toHaveText(option)
    },
  }
}

/** A reader for this page; each tab has a separate one. */
export const openScreenReader = async (page: Page): Promise<ScreenReader> =>
  createReader(page, await recordAnnouncements(page))

export const test = base.extend<{ reader: ScreenReader }>({
  reader: async ({ page }, provide) => {
    await provide(await openScreenReader(page))
  },
})
export { expect } from '../support/fixtures.ts'

/** Returns the cell of the row that is in the column of the header. */
export async function cellUnder(row: Locator, head: Locator): Promise<Locator> {
  const index = await head.evaluate((one) =>
    one instanceof HTMLTableCellElement ? one.cellIndex : -1,
  )
  return row.locator(':scope > :is(td, th)').nth(index)
}

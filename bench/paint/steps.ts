/** How each measured page is operated: the same two steps on each. */
import type { Locator, Page } from 'playwright'
import type { PageName } from '../beside/pages.ts'

export type PageControls = {
  /** Selectors of what changes with a search: facets, products, number of results. */
  parts: string[]
  box: string
  /** The merchant with the most products. */
  option: string
  /** The control that removes its filter. */
  undo: string
}

const peer: PageControls = {
  parts: ['.rail', '.grid', '.stats'],
  box: '.bar input:not([type=submit])',
  option: '.facet:first-child label >> nth=0',
  undo: '.facet:first-child label:has(:checked)',
}

export const CONTROLS_BY_PAGE: Partial<Record<PageName, PageControls>> = {
  ours: {
    parts: ['aside', 'main ul[aria-label=Results]', 'main nav[aria-label=Pages]'],
    box: '[role=combobox][enterkeyhint=go]',
    option: 'aside [role=radiogroup] [role=radio] >> nth=1',
    undo: 'aside [role=radiogroup] [role=radio] >> nth=0',
  },
  // The text for screen readers appears 1.5 s later, so it is not among the parts.
  instantsearch: { ...peer, parts: ['.rail', '.grid', '.ais-Stats-text'] },
  searchui: peer,
  plain: peer,
}

/** Moves the pointer to the target and lets the page react, so that only the click is measured. */
export async function pointAt(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox()
  if (!box) throw new Error('There is nothing to click')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
}

export async function click(page: Page): Promise<void> {
  await page.mouse.down()
  await page.mouse.up()
}

import type { Page } from 'playwright/test'
import { mainHeading } from '../places.ts'
import { expect, open, test, type EveryPage } from './everyPage.ts'

/** A press whose control goes with it, and where reading goes on: a part of the page, its heading, or a row. */
const presses: { at: EveryPage; press: RegExp; goesOn: string | RegExp | { row: string } }[] = [
  { at: 'start', press: /^Delete saved search/, goesOn: 'Saved searches' },
  { at: 'a search that finds nothing', press: /^Remove merchant/, goesOn: 'Results' },
  { at: 'a new batch', press: /^Delete Codes/, goesOn: 'heading' },
  { at: 'result sets', press: /^Delete the moment of .* of shirt$/, goesOn: /^shirt$/ },
  { at: 'what changed', press: /^Delete the moment/, goesOn: 'heading' },
  { at: 'a new run', press: /^Delete the report/, goesOn: 'heading' },
  { at: 'settings', press: /^Turn off/, goesOn: 'Connection' },
  { at: 'service profile', press: /^Try, 1 request/, goesOn: { row: 'Parameters a search needs' } },
]

const control = (page: Page, name: RegExp) =>
  page
    .getByRole('main')
    .getByRole('button', { name })
    .or(page.getByRole('main').getByRole('link', { name }))

const place = (page: Page, goesOn: (typeof presses)[number]['goesOn']) => {
  if (goesOn === 'heading') return mainHeading(page)
  if (typeof goesOn === 'object' && 'row' in goesOn)
    return page.getByRole('rowheader', { name: goesOn.row })
  return page.getByRole('region', { name: goesOn })
}

for (const { at, press, goesOn } of presses) {
  test(`${at}: a press that takes its control along leaves the focus on the page`, async ({
    page,
    kept,
  }) => {
    await open(page, at, kept)
    // What looks after the focus comes after the first answer.
    await page.waitForLoadState('networkidle')
    await control(page, press).last().focus()
    await page.keyboard.press('Enter')
    await expect(place(page, goesOn)).toBeFocused()
  })
}

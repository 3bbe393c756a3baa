/** Helpers for tests that use only the keyboard. */
import type { Locator, Page } from 'playwright/test'
import { expect } from 'playwright/test'
import { KEYBOARD } from '@/words/keyboardNames.ts'

const palette = (page: Page) => page.getByRole('dialog', { name: KEYBOARD.commands })

/** Presses Tab until the target has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(target).toBeFocused({ timeout: 1 })
  }).toPass({ intervals: [0] })
}

/** Runs the command that the palette lists first for a text. */
export async function command(page: Page, text: string, name: RegExp | string): Promise<void> {
  await page.keyboard.press('Control+k')
  await expect(palette(page).getByRole('combobox')).toBeFocused()
  await page.keyboard.type(text)
  await expect(palette(page).getByRole('option').first()).toHaveAccessibleName(name)
  await page.keyboard.press('Enter')
  await expect(palette(page)).toBeHidden()
}

export async function pressKeys(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key)
}

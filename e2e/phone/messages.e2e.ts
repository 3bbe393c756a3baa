import { paths } from '@/routing/paths.ts'
import { deleteKind, SETTINGS } from '@/words/settingsNames.ts'
import { expect, test } from '../support/fixtures.ts'

test('a message never covers a control that has the focus', { tag: '@slow' }, async ({ page }) => {
  await page.goto(paths.settings())
  await page.getByRole('radio', { name: 'Dark', exact: true }).check()
  await page.getByRole('button', { name: deleteKind('Settings') }).press('Enter')
  const messages = page.getByRole('region', { name: 'Messages' })
  await expect(messages.getByRole('button', { name: SETTINGS.undo })).toBeVisible()
  // Hovering stops the message from closing during this check.
  await messages.getByRole('button', { name: SETTINGS.undo }).hover()

  const main = page.getByRole('main')
  await main.focus()
  const last = main.locator(':focus')
  for (;;) {
    await page.keyboard.press('Tab')
    if ((await last.count()) === 0) break
    const covered = await last.evaluate((control) => {
      const box = control.getBoundingClientRect()
      const over = document.querySelector('[aria-label=Messages]')?.getBoundingClientRect()
      const isApart = !over || box.bottom <= over.top || box.top >= over.bottom
      return isApart ? '' : `${control.outerHTML}: ${box.bottom} under ${over.top}`
    })
    expect(covered).toBe('')
  }
  await expect(messages).toBeVisible()
})

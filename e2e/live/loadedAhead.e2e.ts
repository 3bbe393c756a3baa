import { addresses } from '../support/demoData.ts'
import { expect, test } from '../support/fixtures.ts'
import { holdBack } from './holdBack.ts'

test('code for later clicks is loaded once all requests of the page are answered', async ({
  page,
}) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  const ahead = () => loaded.filter((url) => /\/(?:backgroundWork|readBox)-/.test(url))
  const answer = await holdBack(page, '**/traits*')
  const attributes = page.waitForRequest('**/traits*')
  await page.goto(addresses.ean)
  await attributes
  await expect(page.getByRole('main').getByRole('table').first()).toBeVisible()
  await page.evaluate(async () => {
    for (let turn = 0; turn < 5; turn += 1)
      await new Promise((resolve) => requestIdleCallback(resolve))
  })
  expect(ahead()).toEqual([])
  answer()
  await expect.poll(() => ahead().length).toBe(2)
})

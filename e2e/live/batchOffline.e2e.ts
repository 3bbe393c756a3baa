import { BATCH } from '../../src/domain/batchNames.ts'
import { paths } from '../../src/url/paths.ts'
import { expect, test } from '../fixtures.ts'
import { oxford } from '../known.ts'

const NOBODYS = ['2000000000008', '2000000000015', '2000000000022', '2000000000039']

test('a run without a connection pauses, says so, and goes on by itself', async ({
  page,
  context,
  expectStatus,
  expectNoAnswer,
}) => {
  expectStatus(404)
  expectNoAnswer()
  await page.goto(paths.batch())
  await page.getByRole('textbox', { name: BATCH.paste }).fill([...NOBODYS, oxford.ean].join('\n'))
  await page.getByRole('combobox', { name: BATCH.atOnce }).selectOption('1')
  const start = page.getByRole('button', { name: /^Start/ })
  await expect(start).toBeEnabled()
  await page.route(
    '**/productCodes/**',
    async (route) => {
      await context.setOffline(true)
      await route.abort('internetdisconnected')
    },
    { times: 1 },
  )
  await start.click()
  await expect(page.getByText('Paused: there is no connection.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Done', { exact: true }).first()).toBeVisible()
  await expect(page.getByLabel(BATCH.figures)).toContainText('Failed0')
})

import type { Page } from 'playwright/test'
import { checkDigit } from '@/lib/gtin.ts'
import { paths } from '@/routing/paths.ts'
import { CODE_CHECK } from '@/words/codesNames.ts'
import { turnOnDeveloper } from './support/developer.ts'
import { expect, test } from './support/fixtures.ts'
import { withoutDelay } from './support/smallCatalogs.ts'

/** The demo never responds to this code, so its request stays pending while others are answered. */
const HANGS = '2999000000029'
const ANSWERED = Array.from({ length: 7 }, (_, at) => {
  const body = String(200_000_010_000 + at)
  return `${body}${checkDigit(body)}`
})

const requested = (page: Page) => page.getByRole('progressbar', { name: CODE_CHECK.progress })
const state = (page: Page, words: string) => page.getByText(words, { exact: true })

test(
  'two tabs check a collection once: the second watches and takes over when the first closes',
  { tag: '@slow' },
  async ({ page, context, expectStatus }) => {
    expectStatus(404)
    const requests: string[] = []
    context.on('request', (request) => {
      const [, code] = /\/productCodes\/(\d+)/.exec(request.url()) ?? []
      if (code !== undefined) requests.push(code)
    })
    const hanging = () => requests.filter((code) => code === HANGS).length
    await turnOnDeveloper(page)
    await page.goto(withoutDelay(paths.newCollection()))
    await page
      .getByRole('textbox', { name: CODE_CHECK.paste })
      .fill([HANGS, ...ANSWERED].join('\n'))
    await page.getByRole('combobox', { name: CODE_CHECK.atOnce }).selectOption('2')
    await page.getByRole('checkbox', { name: CODE_CHECK.names }).setChecked(false)
    await page.getByRole('checkbox', { name: CODE_CHECK.otherForms }).setChecked(false)
    await page.getByRole('button', { name: /^Create and check/ }).click()
    await expect(requested(page)).toHaveAttribute('value', String(ANSWERED.length))
    await expect(state(page, 'Running')).toBeVisible()

    const other = await context.newPage()
    await other.goto(page.url())
    await expect(state(other, 'Running in another tab')).toBeVisible()
    await expect(requested(other)).toHaveAttribute('value', String(ANSWERED.length))
    await expect(other.getByRole('button', { name: CODE_CHECK.pause })).toHaveCount(0)
    const before = hanging()

    await page.close()
    await expect(state(other, 'Running')).toBeVisible()
    // The pending request is sent again; nothing that was answered is.
    await expect.poll(hanging).toBeGreaterThan(before)
    expect(requests.filter((code) => code !== HANGS)).toEqual(ANSWERED)
  },
)

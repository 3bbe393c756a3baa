import type { Page } from 'playwright/test'
import { paths } from '@/routing/paths.ts'
import { NAMES } from '@/words/names.ts'
import { addresses, inScenario, oxford, us } from './support/demoData.ts'
import { turnOnDeveloper } from './support/developer.ts'
import { expect, test } from './support/fixtures.ts'
import { expectFacets, expectNoSidewaysScroll, mainHeading } from './support/locators.ts'

const views = {
  start: addresses.start,
  search: addresses.search,
  'search as a table': paths.search({ q: 'cotton shirt', ...us, view: 'table' }),
  product: addresses.product,
  resolve: addresses.resolve,
  'ean prices': addresses.ean,
}

type View = keyof typeof views

/** Views that can show the whole raw response. */
const showOne: View[] = ['product', 'resolve', 'ean prices']

/** Checks the page once its response is shown, with everything that a click opens. */
async function expectHarmless(page: Page, name: View): Promise<void> {
  const main = page.getByRole('main')
  await expect(main.getByRole('link').first()).toBeVisible()
  await expect(main.locator('[aria-busy=true]')).toHaveCount(0)
  if (name === 'search') await expectFacets(page)
  // Nothing may run on a click or on hover, either.
  for (const summary of await main.locator('summary').all()) await summary.click()
  if (showOne.includes(name)) {
    if (name !== 'resolve') await main.getByRole('button', { name: NAMES.answerDetails }).click()
    await main.getByRole('button', { name: NAMES.rawAnswer }).first().click()
    await expect(page.getByRole('dialog', { name: /^Raw response/ })).toContainText('__hostile')
    await page.keyboard.press('Escape')
  }
  const found = await page.evaluate(() => {
    const links = [...document.querySelectorAll('a')].map((a) => a.getAttribute('href') ?? '')
    return {
      ran: Reflect.get(globalThis, '__hostile') as unknown,
      polluted: Reflect.get({}, 'polluted') as unknown,
      links: links.filter((href) => !/^(?:\/(?!\/)|https?:\/\/|#main$)/.test(href)),
      handlers: [...document.querySelectorAll('*')].flatMap((element) =>
        [...element.attributes]
          .filter((attribute) => attribute.name.startsWith('on'))
          .map(() => element.outerHTML.slice(0, 200)),
      ),
    }
  })
  expect(found, name).toEqual({ ran: undefined, polluted: undefined, links: [], handlers: [] })
  await expect(main.locator('script, iframe, form[action], style, object, embed')).toHaveCount(0)
}

const walks: Record<string, View[]> = {
  'start and search': ['start', 'search', 'search as a table'],
  'product, resolve and EAN prices': showOne,
}

for (const [at, [names, walk]] of Object.entries(walks).entries()) {
  const details = at === 0 ? {} : { tag: '@slow' }
  test(
    `nothing of a hostile answer runs on ${names}`,
    details,
    async ({ page, context, baseURL, expectNoAnswer }) => {
      expectNoAnswer() // images at a host that does not exist
      const dialogs: string[] = []
      const foreign: string[] = []
      page.on('dialog', (dialog) => {
        dialogs.push(dialog.message())
        void dialog.dismiss()
      })
      context.on('request', (request) => {
        const { origin, protocol } = new URL(request.url())
        const isPicture = protocol === 'https:' && request.resourceType() === 'image'
        if (origin !== baseURL && !isPicture && protocol !== 'data:') foreign.push(request.url())
      })
      await turnOnDeveloper(page)
      for (const name of walk) {
        await page.goto(inScenario(views[name], 'hostile'))
        await expectHarmless(page, name)
        expect(dialogs, name).toEqual([])
        expect(foreign, name).toEqual([])
      }
    },
  )
}

/** Numbers in a table that overflow their cell. */
const spilling = () =>
  [...document.querySelectorAll('main td[data-number]')].flatMap((cell) =>
    cell.scrollWidth > cell.clientWidth + 1 ? [cell.textContent] : [],
  )

/** Key figures that wrap to a second line. */
const broken = () =>
  [...document.querySelectorAll('main dl[aria-label] dd')].flatMap((figure) => {
    const text = document.createRange()
    text.selectNodeContents(figure)
    const lines =
      text.getBoundingClientRect().height / parseFloat(getComputedStyle(figure).lineHeight)
    return /^[\d.,]+$/.test(figure.textContent) && lines > 1.5 ? [figure.textContent] : []
  })

const pages = {
  ...views,
  map: paths.map(new URLSearchParams({ q: 'shirt', country: 'us', mine: oxford.merchant })),
  compare: paths.compare(new URLSearchParams({ id: oxford.id, country: 'us' })),
}

test('extremely long texts break no page, wide or narrow', { tag: '@slow' }, async ({ page }) => {
  for (const [name, address] of Object.entries(pages)) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(inScenario(address, 'long'))
    await expect(mainHeading(page)).toBeVisible()
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await expectNoSidewaysScroll(page)
      await expect.poll(() => page.evaluate(broken), `${name}, ${width} px`).toEqual([])
      if (name !== 'search as a table') continue
      await expect.poll(() => page.evaluate(spilling), `${width} px`).toEqual([])
    }
  }
})

import { NAMES } from '../src/domain/names.ts'
import { paths } from '../src/url/paths.ts'
import { expect, test } from './fixtures.ts'
import { addresses, inScenario, oxford, us } from './known.ts'
import { expectFacets, expectNoSidewaysScroll } from './places.ts'

const views = {
  start: addresses.start,
  search: addresses.search,
  'search as a table': paths.search({ q: 'cotton shirt', ...us, view: 'table' }),
  product: addresses.product,
  resolve: addresses.resolve,
  'ean prices': addresses.ean,
}

for (const [name, address] of Object.entries(views)) {
  test(`nothing of a hostile answer runs on ${name}`, async ({
    page,
    context,
    baseURL,
    checkAccess,
    expectNoAnswer,
  }) => {
    expectNoAnswer() // the https pictures of a host that is nowhere
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
    await page.goto(inScenario(address, 'hostile'))
    const main = page.getByRole('main')
    await expect(main.getByRole('link').first()).toBeVisible()
    await expect(main.locator('[aria-busy=true]')).toHaveCount(0)
    if (name === 'search') await expectFacets(page)
    // Whatever runs on a press or on hover must not do so, either.
    for (const summary of await main.locator('summary').all()) await summary.click()
    const raw = main.getByRole('button', { name: NAMES.rawAnswer }).first()
    if (await raw.isVisible()) {
      await raw.click()
      await expect(page.getByRole('dialog', { name: /^Raw answer/ })).toContainText('__hostile')
      await page.keyboard.press('Escape')
    }
    await checkAccess()
    expect(await page.evaluate(() => Reflect.get(globalThis, '__hostile'))).toBeUndefined()
    expect(await page.evaluate(() => Reflect.get({}, 'polluted'))).toBeUndefined()
    expect(dialogs).toEqual([])
    expect(foreign).toEqual([])
    const links = await page
      .locator('a')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href')))
    expect(links.filter((href) => !/^(?:\/|https?:\/\/|#main$)/.test(href ?? ''))).toEqual([])
    expect(links.filter((href) => href?.startsWith('//'))).toEqual([])
    const handlers = await page
      .locator('*')
      .evaluateAll((all) =>
        all.flatMap((element) =>
          [...element.attributes]
            .filter((a) => a.name.startsWith('on'))
            .map(() => element.outerHTML.slice(0, 200)),
        ),
      )
    expect(handlers).toEqual([])
    await expect(main.locator('script, iframe, form[action], style, object, embed')).toHaveCount(0)
  })
}

/** Figures of a table that stand over what is beside them. */
const spilling = () =>
  [...document.querySelectorAll('main td[data-number]')].flatMap((cell) =>
    cell.scrollWidth > cell.clientWidth + 1 ? [cell.textContent] : [],
  )

/** Key figures that go on in a second line. */
const broken = () =>
  [...document.querySelectorAll('main dl[aria-label] dd')].flatMap((figure) => {
    const text = document.createRange()
    text.selectNodeContents(figure)
    const lines =
      text.getBoundingClientRect().height / parseFloat(getComputedStyle(figure).lineHeight)
    return /^[\d.,]+$/.test(figure.textContent) && lines > 1.5 ? [figure.textContent] : []
  })

test('nothing that is beyond all measure breaks a page, wide or narrow', async ({ page }) => {
  const pages = {
    ...views,
    map: paths.map(new URLSearchParams({ q: 'shirt', country: 'us', mine: oxford.merchant })),
    compare: paths.compare(new URLSearchParams({ id: oxford.id, country: 'us' })),
  }
  for (const [name, address] of Object.entries(pages)) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(inScenario(address, 'long'))
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await expectNoSidewaysScroll(page)
      await expect.poll(() => page.evaluate(broken), `${width} px`).toEqual([])
      if (name !== 'search as a table') continue
      await expect.poll(() => page.evaluate(spilling), `${width} px`).toEqual([])
    }
  }
})

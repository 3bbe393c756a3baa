import type { Page } from 'playwright/test'
import { paths } from '@/routing/paths.ts'
import { NAMES } from '@/words/names.ts'
import { inScenario, oxford, us } from './support/demoData.ts'
import { expect, test } from './support/fixtures.ts'
import { contentOf, mainHeading } from './support/locators.ts'

type Service = {
  speaks: string[]
  apiVariant?: object
  eanToken?: string
  statuses?: number[]
}

/**
 * The four core journeys against services that read the specification differently, several variants at once; `test/apiVariants`
 * tests each separately.
 */
const services: Service[] = [
  { speaks: ['index-from-1', 'echo-as-json'], apiVariant: { indexBase: 1 }, statuses: [404] },
  {
    speaks: ['countries-by-pipe', 'filters-repeated', 'limit-clamped-20'],
    apiVariant: { countryLists: 'pipe', filterLists: 'repeated parameter' },
    statuses: [404],
  },
  { speaks: ['none-is-204', 'no-record-is-404', 'errors-without-body'], statuses: [404] },
  {
    speaks: [
      'numbers-as-text',
      'booleans-as-0-and-1',
      'missing-as-empty-text',
      'times-in-iso',
      'none-is-null',
    ],
  },
  {
    speaks: [
      'ean-token',
      'ean-extras-on-merchants',
      'ean-as-number',
      'success-as-1',
      'none-is-200',
    ],
    apiVariant: { eanTokenHeader: 'x-access-token' },
    eanToken: 'demo-token',
  },
  {
    speaks: [
      'lookup-in-product-list',
      'facets-as-map',
      'facet-counts-as-text',
      'traits-as-pairs',
      'byte-order-mark',
      'type-html',
      'none-is-empty-body',
    ],
  },
  {
    speaks: [
      'shuffling',
      'own-facet-chosen',
      'pictures-as-src',
      'unknown-fields',
      'success-missing',
      'errors-as-html',
    ],
    statuses: [404],
  },
]

/**
 * The link in the first card. Tests read its text content, because a card out of sight is not laid out (`content-visibility`) and
 * has no inner text.
 */
const firstTitle = (page: Page) => page.getByRole('article').first().getByRole('link').first()

for (const service of services) {
  const { speaks, apiVariant: dialect = {}, eanToken = null, statuses = [] } = service
  test(
    `a service that speaks ${speaks.join(', ')}`,
    { tag: '@slow' },
    async ({ page, baseURL, expectStatus }) => {
      expectStatus(...statuses)
      await page.addInitScript(
        ([choices, secrets]) => {
          localStorage.setItem('catalog-explorer:demo:dialect', choices)
          sessionStorage.setItem('catalog-explorer:secrets', secrets)
        },
        [
          JSON.stringify(dialect),
          JSON.stringify({ origin: baseURL, apiKey: null, eanToken, keeping: 'tab' }),
        ] as const,
      )
      const at = (path: string) => inScenario(path, speaks.join(','))
      await page.goto(at(paths.search(us)))
      await expect(firstTitle(page)).toHaveText(/./)
      const first = (await firstTitle(page).textContent()) ?? ''
      await page
        .getByRole('navigation', { name: NAMES.pages, exact: true })
        .getByRole('link', { name: NAMES.nextPage })
        .click()
      await expect(page).toHaveURL(/page=2/)
      await expect(firstTitle(page)).not.toHaveText(first)
      const title = (await firstTitle(page).textContent()) ?? ''
      await firstTitle(page).click()
      await expect(mainHeading(page)).toHaveText(title)

      await page.goto(at(paths.resolve({ url: oxford.url, ...us })))
      await expect(contentOf(page, 'resolve')).toBeVisible()
      await page.goto(at(paths.resolve({ url: 'https://nobody.example/p/1', ...us })))
      await expect(page.getByRole('heading', { name: /^No listing for this link/ })).toBeVisible()

      await page.goto(at(paths.ean(oxford.ean, us)))
      await expect(contentOf(page, 'ean')).toBeVisible()
      await page.goto(at(paths.ean('2049811000005', us)))
      await expect(
        page.getByRole('heading', { name: /^No merchant sells this code/ }),
      ).toBeVisible()
    },
  )
}

import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { retryDelay } from '@/api/http/retry.ts'
import { paths } from '@/routing/paths.ts'
import { NAMES } from '@/words/names.ts'
import type { ScenarioName } from '../../mocks/scenarios.ts'
import { demo } from '../demo.ts'
import { demoConnection } from '../made/connections.ts'
import { ID, TITLE } from '../made/productAnswers.ts'
import { renderApp } from '../pages/renderApp.tsx'
import { renderAt } from '../pages/renderAt.tsx'
import { turnOnDeveloper } from '../pages/turnOnDeveloper.ts'
import { pass, startClock } from './clock.ts'
import { expectSound } from './expectSound.ts'

beforeEach(turnOnDeveloper)

// The states of the demo as a user sees them: each on one page, one after another. failures.slow.test.tsx and its neighbours test
// every fault on every page, with announcements.

const us = { countries: ['us'] } as const
const URL_OF_IT =
  'https://www.northgate.example/men/shirts/mens-slim-fit-oxford-cotton-shirt-button-down-collar/p/48210?color=light-blue'

const main = () => within(screen.getByRole('main'))

type Place = {
  path: string
  /** The name of the request in a notice. */
  what: string
  content: () => Promise<HTMLElement>
  nothing: RegExp
}

const places = {
  search: {
    path: paths.search({ q: 'cotton shirt', ...us }),
    what: 'The search',
    content: async () => (await main().findAllByRole('article'))[0] ?? document.body,
    nothing: /^No products found/,
  },
  product: {
    path: paths.product(ID, us),
    what: 'Loading the product',
    content: () => main().findByRole('heading', { level: 1, name: TITLE }),
    nothing: /^No product with this ID in US/,
  },
  resolve: {
    path: paths.resolve({ url: URL_OF_IT, ...us }),
    what: 'The look-up',
    content: () => main().findByRole('table', { name: 'Price position by variant' }),
    nothing: /^No listing for this link/,
  },
  ean: {
    path: paths.ean('2049811763054', { ...us, ownMerchants: {}, ref: 'median' }),
    what: 'The price comparison',
    content: () => main().findByRole('table', { name: /^Offers in/ }),
    nothing: /^No merchant sells this code/,
  },
} satisfies Record<string, Place>
type PlaceName = keyof typeof places
const everyPlace = Object.keys(places) as PlaceName[] // its own keys

const inScenario = (name: PlaceName, scenario: ScenarioName) =>
  `${places[name].path}&demo=${scenario}`

const failures: { on: PlaceName; scenario: ScenarioName; title: string; message: string }[] = [
  {
    on: 'search',
    scenario: 'offline',
    title: 'failed: the service couldn’t be reached.',
    message: 'Check the connection',
  },
  {
    on: 'product',
    scenario: 'error-500',
    title: 'failed.',
    message: 'The catalog could not be read (code INTERNAL)',
  },
  {
    on: 'resolve',
    scenario: 'error-503-html',
    title: 'failed.',
    message: 'The service has a problem.',
  },
  {
    on: 'ean',
    scenario: 'key-401',
    title: 'failed: the key was refused.',
    message: 'The apikey header is missing or its key is not known',
  },
  {
    on: 'search',
    scenario: 'key-403',
    title: 'failed: the key was refused.',
    message: 'This key may not use this operation',
  },
  {
    on: 'product',
    scenario: 'truncated',
    title: 'failed: the response couldn’t be read.',
    message: 'The response isn’t complete, valid JSON.',
  },
  {
    on: 'resolve',
    scenario: 'html',
    title: 'failed: the response couldn’t be read.',
    message: 'The service returned a web page instead of data.',
  },
  {
    on: 'ean',
    scenario: 'refused',
    title: 'failed.',
    message: 'The catalog is being rebuilt (code CATALOG_REBUILD)',
  },
  {
    on: 'search',
    scenario: 'bad-request',
    title: 'failed.',
    message: 'The request could not be understood: limit is out of range',
  },
]

describe('a failure shows its cause, Retry and the request', () => {
  test.each(failures)(
    '$scenario, $on',
    { tags: 'slow' },
    async ({ on, scenario, title, message }) => {
      const path = inScenario(on, scenario)
      const { user } = renderAt(path)
      expect(await main().findByText(`${places[on].what} ${title}`)).toBeVisible()
      expect(screen.getByRole('main')).toHaveTextContent(message)
      expect(screen.getByRole('main')).not.toHaveTextContent('<h1>')
      expect(main().getByRole('button', { name: NAMES.retry })).toBeVisible()
      expectSound(path)
      // Without a response there is no request worth copying.
      if (scenario === 'offline') return
      expect(screen.getByRole('main')).toHaveTextContent(/GET \/v1\//)
      const card = within(main().getByRole('group', { name: `${places[on].what} ${title}` }))
      await user.click(card.getByText(NAMES.details))
      expect(await card.findByRole('button', { name: NAMES.copyCurl })).toBeVisible()
    },
  )
})

describe('an empty result is shown without Retry', () => {
  test.each(everyPlace)('%s', async (name) => {
    const scenario = everyPlace.indexOf(name) % 2 === 0 ? 'empty' : 'no-content'
    renderAt(inScenario(name, scenario))
    expect(await main().findByRole('heading', { name: places[name].nothing })).toBeVisible()
    expect(main().queryByRole('button', { name: NAMES.retry })).toBeNull()
  })
})

test('hang: a slow request is reported, and can be cancelled and tried again', async () => {
  startClock()
  const { user } = renderAt(inScenario('search', 'hang'))
  await waitFor(() => expect(demo.requests()).not.toEqual([]))
  await pass(3_500)
  expect(await main().findByText('The search is taking longer than usual.')).toBeVisible()
  await user.click(main().getByRole('button', { name: 'Cancel' }))
  expect(await main().findByText('The search was stopped.')).toBeVisible()
  await user.click(main().getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(main().queryByText('The search was stopped.')).toBeNull())
})

test('rate-limit: the page counts down the wait that the service requires', async () => {
  demo.scenario('rate-limit')
  renderApp(places.product.path, demoConnection, { retryDelay })
  expect(await main().findByText('Loading the product failed, retrying.')).toBeVisible()
  expect(screen.getByRole('main')).toHaveTextContent('Too many requests with this key')
  expect(main().getByText(/^Next attempt in [45] s\.$/)).toBeVisible()
})

test('flaky: the app recovers from a temporary fault by itself', async () => {
  renderAt(inScenario('resolve', 'flaky'))
  expect(await places.resolve.content()).toBeVisible()
  expect(main().queryByRole('button', { name: NAMES.retry })).toBeNull()
})

test('slow: the content appears once the response arrives', async () => {
  startClock()
  renderAt(inScenario('ean', 'slow'))
  await waitFor(() => expect(demo.requests()).not.toEqual([]))
  expect(document.querySelector('main [aria-busy=true]')).not.toBeNull()
  await pass(2_900)
  expect(main().queryByRole('table', { name: /^Offers in/ })).toBeNull()
  await pass(200)
  expect(await places.ean.content()).toBeVisible()
})

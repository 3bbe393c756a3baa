import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { demo } from '../../testing/demo.ts'
import { address, renderAt } from '../../testing/pages/renderAt.tsx'
import { NAMES } from '../../words/names.ts'
import { RESOLVE } from '../../words/resolveNames.ts'

const OXFORD =
  'https://www.northgate.example/men/shirts/mens-slim-fit-oxford-cotton-shirt-button-down-collar/p/48210?color=light-blue'
const TRACKED = `${OXFORD}&ref=cat&utm_source=mail&gclid=1`

const at = (url: string) => `/resolve?url=${encodeURIComponent(url)}&country=us`
const forms = async () =>
  within(await screen.findByRole('region', { name: RESOLVE.urlForms })).getAllByRole('listitem')
const asked = () =>
  demo
    .requests()
    .filter((path) => path.startsWith('/v1/products/lookup'))
    .map((path) => new URLSearchParams(path.slice(path.indexOf('?'))).get('url'))

describe('the forms of a URL', () => {
  it('are asked only on a press, one after another, until one matches', async () => {
    const { user } = renderAt(at(TRACKED))
    const press = await screen.findByRole('button', { name: /^Try 3 other forms/ })
    expect(asked()).toEqual([TRACKED])
    await user.click(press)
    expect(await screen.findByRole('radiogroup', { name: RESOLVE.records })).toBeVisible()
    expect(asked()).toEqual([TRACKED, `${OXFORD}&ref=cat`, OXFORD])
    const [given, untracked, unreferred, bare] = await forms()
    expect(given).toHaveTextContent('Not matched, [ ]')
    expect(untracked).toHaveTextContent('Without 2 tracking parameters')
    expect(untracked?.querySelector('del')).toHaveTextContent('&utm_source &gclid')
    expect(unreferred).toHaveTextContent('2 records')
    expect(bare).toHaveTextContent('Not asked')
    const chain = within(screen.getByRole('list', { name: RESOLVE.market }))
    expect(chain.getByText('3rd form')).toBeVisible()
    expect(await screen.findByText(/^2 records for this URL in US/)).toBeInTheDocument()
  })

  it('can be tried one at a time, and the one that matched can be kept', async () => {
    const { user } = renderAt(at(TRACKED))
    await user.click(await screen.findByRole('button', { name: 'Try: Without the referrer' }))
    await user.click(await screen.findByRole('link', { name: 'Keep this form in the address' }))
    expect(new URLSearchParams(address().slice(8)).get('url')).toBe(OXFORD)
    expect(asked()).toEqual([TRACKED, OXFORD])
    const chain = within(screen.getByRole('list', { name: RESOLVE.market }))
    expect(await chain.findByText('As given')).toBeVisible()
    act(() => window.history.back())
    await waitFor(() => expect(address()).toBe(at(TRACKED)))
  })

  it('are left alone where the URL as given matches', async () => {
    renderAt(at(OXFORD))
    await screen.findByRole('radiogroup', { name: RESOLVE.records })
    const [given, bare] = await forms()
    expect(given).toHaveTextContent('As given')
    expect(given).toHaveTextContent('2 records')
    expect(bare).toHaveTextContent('Not asked')
    expect(asked()).toEqual([OXFORD])
  })

  it('stop at a failure, which its own row tells and retries', async () => {
    const { user } = renderAt(at(TRACKED))
    const press = await screen.findByRole('button', { name: /^Try 3 other forms/ })
    demo.server.use(
      http.get('*/v1/products/lookup', () => new HttpResponse('No such thing', { status: 400 }), {
        once: true,
      }),
    )
    await user.click(press)
    const retry = await screen.findByRole('button', {
      name: 'Retry: Without 2 tracking parameters',
    })
    const [, failed, next] = await forms()
    expect(failed).toHaveTextContent('Failed, 400')
    expect(failed).toHaveTextContent('No such thing')
    expect(next).toHaveTextContent('Not asked')
    await user.click(retry)
    await waitFor(() => expect(failed).toHaveTextContent('Not matched, [ ]'))
    await user.click(screen.getByRole('button', { name: /^Try 2 other forms/ }))
    expect(await screen.findByRole('radiogroup', { name: RESOLVE.records })).toBeVisible()
  })

  it('say in the end that none matched, and offer the words of the URL', async () => {
    const { user } = renderAt(at('https://nowhere.example/slim-fit-oxford-shirt?ref=x'))
    await user.click(await screen.findByRole('button', { name: /^Try 1 other form/ }))
    expect(await screen.findByText(/^None of its 2 forms matched/)).toBeVisible()
    expect(
      screen.getByRole('link', { name: 'Search for “slim fit oxford shirt”' }),
    ).toHaveAttribute('href', '/search?q=slim+fit+oxford+shirt&country=us')
  })

  it('shows the answer of each form to the letter', async () => {
    const { user } = renderAt(at(OXFORD))
    await user.click(await screen.findByRole('button', { name: `${NAMES.rawAnswer}: As given` }))
    expect(await screen.findByRole('dialog')).toHaveTextContent('productId')
  })
})

import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { FIND_BY_LINK } from '@/words/findByLinkNames.ts'
import { NAMES } from '@/words/names.ts'
import { demo } from '@test/demo.ts'
import { address, renderAt } from '@test/pages/renderAt.tsx'
import { turnOnDeveloper } from '@test/pages/turnOnDeveloper.ts'

beforeEach(turnOnDeveloper)

const OXFORD =
  'https://www.northgate.example/men/shirts/mens-slim-fit-oxford-cotton-shirt-button-down-collar/p/48210?color=light-blue'
const TRACKED = `${OXFORD}&ref=cat&utm_source=mail&gclid=1`

const at = (url: string) => `/resolve?url=${encodeURIComponent(url)}&country=us`
const variants = async () =>
  within(await screen.findByRole('region', { name: FIND_BY_LINK.linkVariants })).getAllByRole(
    'listitem',
  )
const requested = () =>
  demo
    .requests()
    .filter((path) => path.startsWith('/v1/products/lookup'))
    .map((path) => new URLSearchParams(path.slice(path.indexOf('?'))).get('url'))

describe('the variants of a link', () => {
  it(
    'are tried only on click, one after another, until one matches',
    { tags: 'slow' },
    async () => {
      const { user } = renderAt(at(TRACKED))
      const button = await screen.findByRole('button', { name: /^Try 3 other variants/ })
      expect(requested()).toEqual([TRACKED])
      await user.click(button)
      expect(await screen.findByRole('radiogroup', { name: FIND_BY_LINK.records })).toBeVisible()
      expect(requested()).toEqual([TRACKED, `${OXFORD}&ref=cat`, OXFORD])
      const [originalRow, untracked, unreferred, bare] = await variants()
      expect(originalRow).toHaveTextContent('Not matched, [ ]')
      expect(untracked).toHaveTextContent('Without 2 tracking parameters')
      expect(untracked?.querySelector('del')).toHaveTextContent('&utm_source &gclid')
      expect(unreferred).toHaveTextContent('2 listings')
      expect(bare).toHaveTextContent('Not tried')
      const chain = within(screen.getByRole('list', { name: FIND_BY_LINK.market }))
      expect(chain.getByText('3rd variant')).toBeVisible()
      expect(chain.getByText('Listings')).toBeVisible()
      expect(chain.getByText('Variant EANs')).toBeVisible()
      expect(await screen.findByText(/^2 listings for this link in US/)).toBeInTheDocument()
    },
  )

  it(
    'can be tried one by one, and the matching one can replace the link',
    { tags: 'slow' },
    async () => {
      const { user } = renderAt(at(TRACKED))
      await user.click(
        await screen.findByRole('button', { name: 'Try: Without referrer parameters' }),
      )
      await user.click(await screen.findByRole('link', { name: 'Use this link' }))
      expect(new URLSearchParams(address().slice(8)).get('url')).toBe(OXFORD)
      expect(requested()).toEqual([TRACKED, OXFORD])
      const chain = within(screen.getByRole('list', { name: FIND_BY_LINK.market }))
      expect(await chain.findByText('Original')).toBeVisible()
      act(() => window.history.back())
      await waitFor(() => expect(address()).toBe(at(TRACKED)))
    },
  )

  it('aren’t tried where the original matches', async () => {
    renderAt(at(OXFORD))
    await screen.findByRole('radiogroup', { name: FIND_BY_LINK.records })
    const [originalRow, bare] = await variants()
    expect(originalRow).toHaveTextContent('Original')
    expect(originalRow).toHaveTextContent('2 listings')
    expect(bare).toHaveTextContent('Not tried')
    expect(requested()).toEqual([OXFORD])
  })

  it('stop at a failure, which its row shows and can retry', { tags: 'slow' }, async () => {
    const { user } = renderAt(at(TRACKED))
    const button = await screen.findByRole('button', { name: /^Try 3 other variants/ })
    demo.server.use(
      http.get('*/v1/products/lookup', () => new HttpResponse('No such thing', { status: 400 }), {
        once: true,
      }),
    )
    await user.click(button)
    const retry = await screen.findByRole('button', {
      name: 'Retry: Without 2 tracking parameters',
    })
    const [, failed, next] = await variants()
    expect(failed).toHaveTextContent('Failed, 400')
    expect(failed).toHaveTextContent('No such thing')
    expect(next).toHaveTextContent('Not tried')
    await user.click(retry)
    await waitFor(() => expect(failed).toHaveTextContent('Not matched, [ ]'))
    await user.click(screen.getByRole('button', { name: /^Try 2 other variants/ }))
    expect(await screen.findByRole('radiogroup', { name: FIND_BY_LINK.records })).toBeVisible()
  })

  it('end in “none matched” and an offer to search for the words of the link', async () => {
    const { user } = renderAt(at('https://nowhere.example/slim-fit-oxford-shirt?ref=x'))
    await user.click(await screen.findByRole('button', { name: /^Try 1 other variant/ }))
    expect(await screen.findByText(/^None of its 2 variants matched/)).toBeVisible()
    expect(
      screen.getByRole('link', { name: 'Search for “slim fit oxford shirt”' }),
    ).toHaveAttribute('href', '/search?q=slim+fit+oxford+shirt&country=us')
  })

  it('show their raw responses', { tags: 'slow' }, async () => {
    const { user } = renderAt(at(OXFORD))
    await user.click(await screen.findByRole('button', { name: `${NAMES.rawAnswer}: Original` }))
    expect(await screen.findByRole('dialog')).toHaveTextContent('productId')
  })

  it(
    'include the link inside a redirect, and the page shows which one matched',
    { tags: 'slow' },
    async () => {
      const wrapped = `https://www.google.com/url?sa=t&url=${encodeURIComponent(`${OXFORD}&gclid=1`)}&usg=x`
      const { user } = renderAt(at(wrapped))
      await user.click(await screen.findByRole('button', { name: /^Try 3 other variants/ }))
      expect(await screen.findByRole('radiogroup', { name: FIND_BY_LINK.records })).toBeVisible()
      expect(requested()).toEqual([wrapped, `${OXFORD}&gclid=1`, OXFORD])
      const [, inside, matched] = await variants()
      expect(inside).toHaveTextContent('Link inside the redirect')
      expect(matched).toHaveTextContent('Link inside the redirect, without 1 tracking parameter')
      expect(matched).toHaveTextContent('2 listings')
      const note = screen.getByText('Found by a link variant.').parentElement
      expect(note).toHaveTextContent(
        `Link inside the redirect, without 1 tracking parameter: ${OXFORD}`,
      )
      await user.click(screen.getByRole('link', { name: 'Use this link' }))
      expect(new URLSearchParams(address().slice(8)).get('url')).toBe(OXFORD)
      expect(screen.queryByText('Found by a link variant.')).not.toBeInTheDocument()
    },
  )

  it('start from the link inside a pasted text, and the field explains this', async () => {
    renderAt(at(`[Shirt](${OXFORD}).`))
    expect(await screen.findByRole('radiogroup', { name: FIND_BY_LINK.records })).toBeVisible()
    expect(requested()).toEqual([OXFORD])
    expect(
      screen.getByRole('textbox', { name: FIND_BY_LINK.merchantUrl }),
    ).toHaveAccessibleDescription('Read from a Markdown link.')
  })
})

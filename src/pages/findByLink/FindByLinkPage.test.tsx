import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { writePreference } from '@/storage/preferences/preferences.ts'
import { clearLookups } from '@/storage/searches/recents.ts'
import { FIND_BY_LINK } from '@/words/findByLinkNames.ts'
import { NAMES } from '@/words/names.ts'
import { demo } from '@test/demo.ts'
import { expectSaid } from '@test/faults/expectSound.ts'
import { clickDetails } from '@test/pages/clickDetails.ts'
import { onPhone } from '@test/pages/onPhone.ts'
import { address, renderAt } from '@test/pages/renderAt.tsx'
import { turnOnDeveloper } from '@test/pages/turnOnDeveloper.ts'

beforeEach(turnOnDeveloper)

const OXFORD =
  'https://www.northgate.example/men/shirts/mens-slim-fit-oxford-cotton-shirt-button-down-collar/p/48210?color=light-blue'

const at = (url: string, rest = '') => `/resolve?url=${encodeURIComponent(url)}&country=us${rest}`
const urlField = () => screen.findByRole('textbox', { name: FIND_BY_LINK.merchantUrl })
const getFindButton = () => screen.getByRole('button', { name: /^Find in US/ })
const lookups = () => demo.requests().filter((path) => path.startsWith('/v1/products/lookup'))

describe('Find by link: entering a link', () => {
  it('explains the page and sends nothing before a link is entered', async () => {
    const { user } = renderAt('/resolve')
    expect(await screen.findByText('Which product is behind a link?')).toBeVisible()
    await waitFor(() => expect(document.title).toBe('Find by link · Catalog Explorer'))
    await user.click(getFindButton())
    expect(await urlField()).toHaveAccessibleDescription('Paste the link of a product page first.')
    expect(demo.requests()).toEqual([])
  })

  it('offers an example link and looks it up on click', async () => {
    const { user } = renderAt('/resolve?country=us')
    await user.click(await screen.findByRole('button', { name: 'Try a link from the catalog' }))
    await waitFor(() => expect(lookups().length).toBeGreaterThan(0))
    expect(address()).toMatch(/^\/resolve\?url=https/)
    await clearLookups('demo')
  })

  it.each([
    ['javascript:alert(1)', /http:\/\/ or https:\/\//],
    ['<script>alert(1)</script>', /isn’t a link/],
    ['no address at all 👕', /no spaces/],
    [`https://shop.example/${'x'.repeat(10_000)}`, /10,021 characters/],
  ])('rejects %s at the field and leaves the typed text unchanged', async (text, message) => {
    const { user } = renderAt('/resolve?country=us')
    const field = await urlField()
    await user.click(field)
    await user.paste(text)
    expect(field).not.toBeInvalid()
    await user.keyboard('{Enter}')
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription(message)
    expect(field).toHaveValue(text)
    expect(address()).toBe('/resolve?country=us')
    expect(demo.requests()).toEqual([])
  })

  it('shows at once what is wrong with the link in the address, and sends nothing', async () => {
    renderAt(at('javascript:alert(1)'))
    expect(await urlField()).toHaveAccessibleDescription(/can be used/)
    expect(await screen.findByText('Which product is behind a link?')).toBeVisible()
    expect(demo.requests()).toEqual([])
  })

  it('doesn’t look up a link that is too long for the address', async () => {
    renderAt(at(`https://shop.example/${'x'.repeat(10_000)}`))
    expect(await urlField()).toHaveAccessibleDescription(/8,000 characters/)
    expect(demo.requests()).toEqual([])
  })

  it('adds a missing https:// and shows that it did', async () => {
    const { user } = renderAt('/resolve?country=us')
    const field = await urlField()
    await user.type(field, 'www.northgate.example/p/1')
    expect(field).toHaveAccessibleDescription('“https://” added.')
    await user.keyboard('{Enter}')
    expect(new URLSearchParams(window.location.search).get('url')).toBe(
      'https://www.northgate.example/p/1',
    )
    expect(field).toHaveValue('https://www.northgate.example/p/1')
  })

  it('offers a link with https:// for a bare host name', async () => {
    const { user } = renderAt('/resolve?country=us')
    const field = await urlField()
    await user.type(field, 'northgate.example{Enter}')
    expect(field).toHaveAccessibleDescription('A link starts with http:// or https://.')
    await user.click(await screen.findByRole('button', { name: 'Find https://northgate.example' }))
    expect(new URLSearchParams(window.location.search).get('url')).toBe('https://northgate.example')
  })
})

describe('Find by link: options', () => {
  it(
    'writes the options into the address and leaves a typed link in the field',
    { tags: 'slow' },
    async () => {
      const { user } = renderAt(at(OXFORD))
      const field = await urlField()
      await screen.findByRole('radiogroup', { name: FIND_BY_LINK.records })
      await user.type(field, '&more=1')
      const details = within(await clickDetails(user, FIND_BY_LINK.details))
      await user.click(details.getByRole('radio', { name: 'true' }))
      await user.type(screen.getByRole('textbox', { name: NAMES.merchant }), 'northgate')
      await user.tab()
      await waitFor(() => expect(address()).toContain('merchant=northgate&strict=true'))
      expect(field).toHaveValue(`${OXFORD}&more=1`)
      await waitFor(() =>
        expect(lookups().at(-1)).toMatch(/merchant=northgate&mode=full&strict=true$/),
      )
      await user.click(screen.getByRole('button', { name: FIND_BY_LINK.clearUrl }))
      expect(field).toHaveValue('')
      await waitFor(() => expect(field).toHaveFocus())
    },
  )

  it('reads every option from the address', { tags: 'slow' }, async () => {
    const link = at(OXFORD, '&merchant=Northgate&strict=false')
    const { user } = renderAt(`${link}&mode=lite`)
    await screen.findByRole('radiogroup', { name: FIND_BY_LINK.records })
    expect(screen.getByRole('textbox', { name: NAMES.merchant })).toHaveValue('Northgate')
    const details = within(await clickDetails(user, FIND_BY_LINK.details))
    expect(details.getByRole('radio', { name: 'false' })).toBeChecked()
    expect(details.getByRole('radio', { name: 'Lite' })).toBeChecked()
    expect(lookups()[0]).toMatch(/merchant=Northgate&mode=lite&strict=false$/)
    await user.click(details.getByRole('radio', { name: 'Full' }))
    expect(address()).toBe(link)
    await waitFor(() =>
      expect(lookups().at(-1)).toMatch(/merchant=Northgate&mode=full&strict=false$/),
    )
    expect(await screen.findByRole('radiogroup', { name: FIND_BY_LINK.records })).toBeVisible()
  })

  it('shows the options in a sheet on a small screen', { tags: 'slow' }, async () => {
    onPhone()
    const { user } = renderAt(at(OXFORD))
    await user.click(await screen.findByRole('button', { name: FIND_BY_LINK.more }))
    await user.click(await screen.findByRole('button', { name: /^Merchant any/ }))
    const sheet = await screen.findByRole('dialog', { name: FIND_BY_LINK.options })
    await user.click(within(sheet).getByRole('radio', { name: 'Lite' }))
    await user.click(within(sheet).getByRole('button', { name: 'Find in US' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(address()).toContain('mode=lite')
    await user.click(await screen.findByRole('button', { name: FIND_BY_LINK.more }))
    await user.click(screen.getByRole('button', { name: /^Merchant any/ }))
    const again = within(await screen.findByRole('dialog', { name: FIND_BY_LINK.options }))
    expect(again.getByRole('radio', { name: 'Lite' })).toBeChecked()
  })

  it('looks up the same link again when Find is clicked again', async () => {
    const { user } = renderAt(at(OXFORD))
    await screen.findByRole('radiogroup', { name: FIND_BY_LINK.records })
    expect(lookups()).toHaveLength(1)
    await user.click(getFindButton())
    await waitFor(() => expect(lookups()).toHaveLength(2))
  })
})

describe('Find by link: states', () => {
  it(
    'shows that the look-up failed, and loads the listings on Retry',
    { tags: 'slow' },
    async () => {
      demo.server.use(
        http.get(
          '*/v1/products/lookup',
          () => HttpResponse.json({ message: 'Busy' }, { status: 400 }),
          {
            once: true,
          },
        ),
      )
      const { user } = renderAt(at(OXFORD))
      expect(await screen.findByText('The look-up failed.')).toBeVisible()
      expect(screen.getByText('Failed, 400')).toBeVisible()
      await user.click(screen.getByRole('button', { name: NAMES.retry }))
      expect(await screen.findByRole('radiogroup', { name: FIND_BY_LINK.records })).toBeVisible()
    },
  )

  it.each(['html', 'truncated', 'key-401', 'offline', 'error-503-html'])(
    'offers Retry in the scenario %s and leaves the link in the field',
    async (scenario) => {
      renderAt(at(OXFORD, `&demo=${scenario}`))
      expect(await screen.findByRole('button', { name: NAMES.retry })).toBeVisible()
      expect(await urlField()).toHaveValue(OXFORD)
    },
  )

  it.each(['empty', 'no-content'])('shows “no listing” in the scenario %s', async (scenario) => {
    renderAt(at(OXFORD, `&demo=${scenario}`))
    expect(await screen.findByText('No listing for this link in United States')).toBeVisible()
    await expectSaid('No listing for this link in US')
    expect(lookups()).toHaveLength(1)
  })

  it('shows each country in a section of its own', async () => {
    renderAt(at(OXFORD, '&country=in'))
    const us = await screen.findByRole('region', { name: 'United States US' })
    const india = await screen.findByRole('region', { name: 'India IN' })
    expect(await within(us).findByRole('radiogroup', { name: FIND_BY_LINK.records })).toBeVisible()
    expect(await within(india).findByText('No listing for this link in India')).toBeVisible()
  })

  it('lists earlier look-ups without the current one', { tags: 'slow' }, async () => {
    await clearLookups('demo')
    writePreference('demo', 'mine', { us: ['cartwheel'] })
    const { user } = renderAt(at(OXFORD))
    await screen.findByText(/^at \d+ merchants$/)
    expect(screen.queryByRole('heading', { name: NAMES.recent })).not.toBeInTheDocument()
    const field = await urlField()
    await user.clear(field)
    await user.type(field, 'https://nowhere.example/p/1{Enter}')
    const recent = await screen.findByRole('region', { name: NAMES.recent })
    expect(await within(recent).findByText('2 listings · 7 EANs')).toBeVisible()
    expect(within(recent).getByText(/^index \d/)).toBeVisible()
    expect(within(recent).getByRole('link')).toHaveTextContent(/northgate\.example\/men\/shirts/)
  })
})

describe('Find by link: on a phone', () => {
  it('shows the buttons that add the listing and its EANs, and the options behind “…”', async () => {
    onPhone()
    const { user } = renderAt(at(OXFORD))
    expect(await screen.findByRole('button', { name: /^Add to collection/ })).toBeVisible()
    expect(
      await screen.findByRole('button', { name: /^Add 7 EANs to new collection/ }),
    ).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Merchant any/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: FIND_BY_LINK.more }))
    const sheet = within(await screen.findByRole('dialog', { name: FIND_BY_LINK.more }))
    expect(sheet.getByRole('button', { name: NAMES.copyCurl })).toBeVisible()
    await user.click(sheet.getByRole('button', { name: /^Merchant any/ }))
    expect(await screen.findByRole('dialog', { name: FIND_BY_LINK.options })).toBeVisible()
    await clearLookups('demo')
  })

  it('opens the choice of the comparison with one click', async () => {
    onPhone()
    const { user } = renderAt(at(OXFORD))
    await user.click(await screen.findByRole('button', { name: /^vs / }))
    const sheet = within(await screen.findByRole('dialog', { name: FIND_BY_LINK.choices }))
    expect(sheet.getByRole('combobox', { name: NAMES.reference })).toBeVisible()
    await clearLookups('demo')
  })
})

import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { dismissToast, shownToasts } from '@/components/ui/layers/toast.ts'
import { openOwnMerchants } from '@/features/pricing/ownMerchantRequest.ts'
import { readPreference, writePreference } from '@/storage/preferences/preferences.ts'
import { expectSaid } from '@test/faults/expectSound.ts'
import { chooseMerchant, youButton } from '@test/pages/chooseMerchant.ts'
import { address, renderAt } from '@test/pages/renderAt.tsx'

const saved = () => readPreference('demo', 'mine')
const sheet = async (where: string) =>
  within(await screen.findByRole('dialog', { name: `Your merchant in ${where}` }))
const NAME = { name: 'Merchant name or ID' }

// The promise of act() is not awaited, as React would then watch for updates after the end of this test.
afterEach(() => {
  act(() => shownToasts().forEach(({ id }) => dismissToast(id)))
})

beforeEach(() => {
  writePreference('demo', 'mine', {})
  writePreference('demo', 'countries', ['us'])
})

describe('the merchant picker in the header', () => {
  it('shows that no merchant is chosen, and then your merchant', { tags: 'slow' }, async () => {
    const { user } = renderAt('/search?q=shirt&country=us')
    await screen.findAllByRole('article')
    expect(youButton()).toHaveAccessibleName('You: choose merchant')
    await chooseMerchant(user, 'Northgate')
    expect(youButton()).toHaveAccessibleName('You: Northgate')
    expect(saved()).toEqual({ us: ['Northgate'] })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('links to My prices and My catalog', async () => {
    const { user } = renderAt('/settings')
    await user.click(youButton())
    const data = within(await screen.findByRole('navigation', { name: 'Your data' }))
    expect(data.getByRole('link', { name: 'My catalog' })).toHaveAttribute(
      'href',
      '/my-data/catalog',
    )
    await user.click(data.getByRole('link', { name: 'My prices' }))
    await waitFor(() => expect(address()).toBe('/my-data/prices?country=us'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it(
    'announces your new merchant, and Undo restores the previous one',
    { tags: 'slow' },
    async () => {
      writePreference('demo', 'mine', { us: ['Cartwheel'], in: ['Kurta House'] })
      const { user } = renderAt('/settings')
      await chooseMerchant(user, 'Northgate')
      await expectSaid(/^You are now Northgate in US \(Undo: F6, then Enter\)$/)
      await user.click(await screen.findByRole('button', { name: 'Undo' }))
      expect(saved()).toEqual({ us: ['Cartwheel'], in: ['Kurta House'] })
      expect(youButton()).toHaveAccessibleName('You: Cartwheel')
    },
  )

  it(
    'chooses the merchant that a typed name matches on Enter, and offers an unknown name',
    { tags: 'slow' },
    async () => {
      const { user } = renderAt('/search?q=shirt&country=us')
      await screen.findAllByRole('article')
      await user.click(youButton())
      await user.type((await sheet('US')).getByRole('textbox', NAME), 'northg{Enter}')
      expect(saved()).toEqual({ us: ['Northgate'] })
      await user.click(youButton())
      const open = await sheet('US')
      await user.type(open.getByRole('textbox', NAME), 'My shop{Enter}')
      const words = 'No known merchant matches; you can use “My shop” as typed.'
      expect(open.getByText(words, { selector: 'p' })).toBeVisible()
      expect(saved()).toEqual({ us: ['Northgate'] })
      await user.click(
        await open.findByRole('button', { name: 'My shop Not seen in any result yet' }),
      )
      expect(saved()).toEqual({ us: ['My shop'] })
    },
  )

  it('chooses several merchants with checkboxes, or none', { tags: 'slow' }, async () => {
    const { user } = renderAt('/search?q=shirt&country=us')
    await screen.findAllByRole('article')
    await user.click(youButton())
    const open = await sheet('US')
    await user.click(open.getByRole('checkbox', { name: 'Also Northgate' }))
    await user.click(open.getByRole('checkbox', { name: 'Also Cartwheel' }))
    expect(saved()).toEqual({})
    await user.click(open.getByRole('button', { name: 'Done' }))
    expect(saved()).toEqual({ us: ['Northgate', 'Cartwheel'] })
    expect(await screen.findByText('You are now Northgate and Cartwheel in US')).toBeVisible()
    expect(youButton()).toHaveAccessibleName('You: Northgate +1')
    await user.click(youButton())
    const again = await sheet('US')
    await user.click(again.getByRole('checkbox', { name: 'Also Northgate' }))
    await user.click(again.getByRole('checkbox', { name: 'Also Cartwheel' }))
    await user.click(again.getByRole('button', { name: 'Done' }))
    expect(saved()).toEqual({ us: [] })
    expect(await screen.findByText('You have no merchant in US now')).toBeVisible()
  })

  it('changes nothing when you close it', async () => {
    const { user } = renderAt('/search?q=shirt&country=us')
    await screen.findAllByRole('article')
    await user.click(youButton())
    const open = await sheet('US')
    await user.click(open.getByRole('checkbox', { name: 'Also Northgate' }))
    await user.click(open.getByRole('button', { name: 'Close' }))
    expect(saved()).toEqual({})
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it(
    'sets your merchant for several countries together, or for one',
    { tags: 'slow' },
    async () => {
      writePreference('demo', 'countries', ['us', 'gb'])
      const { user } = renderAt('/settings')
      await chooseMerchant(user, 'Northgate')
      expect(saved()).toEqual({ us: ['Northgate'], gb: ['Northgate'] })
      expect(await screen.findByText('You are now Northgate in US, GB')).toBeVisible()
      await user.click(youButton())
      const both = await sheet('US, GB')
      await user.click(both.getByRole('radio', { name: 'GB' }))
      const alone = await sheet('GB')
      await user.type(alone.getByRole('textbox', NAME), 'Sundial')
      await user.click(await alone.findByRole('button', { name: /^Sundial/ }))
      expect(saved()).toEqual({ us: ['Northgate'], gb: ['Sundial'] })
      expect(youButton()).toHaveAccessibleName('You: Northgate +1')
    },
  )

  it('opens for the countries of a page', async () => {
    const { user } = renderAt('/search?q=shirt&country=us')
    await screen.findAllByRole('article')
    act(() => openOwnMerchants(['in']))
    const open = await sheet('IN')
    await user.click(open.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it(
    'shows the merchant of a shared link, and changes the link when you choose another',
    { tags: 'slow' },
    async () => {
      writePreference('demo', 'mine', { us: ['Cartwheel'] })
      const { user } = renderAt('/ean/2049811763054?country=us&mine=northgate&ref=cartwheel')
      await screen.findByRole('table', { name: /^Offers in/ })
      expect(youButton()).toHaveAccessibleName('You: northgate')
      expect(saved()).toEqual({ us: ['Cartwheel'] })
      await chooseMerchant(user, 'Cartwheel')
      // Your own merchant can’t be what your prices are compared with.
      await waitFor(() =>
        expect(address()).toBe('/ean/2049811763054?country=us&mine=Cartwheel&ref=median'),
      )
      await user.click(await screen.findByRole('button', { name: 'Undo' }))
      await waitFor(() =>
        expect(address()).toBe('/ean/2049811763054?country=us&mine=northgate&ref=median'),
      )
      expect(saved()).toEqual({ us: ['Cartwheel'] })
    },
  )
})

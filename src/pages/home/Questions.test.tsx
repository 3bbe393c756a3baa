import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { CHANGES } from '@/domain/changes/changesNames.ts'
import { listCodes } from '@/storage/collections/codes.ts'
import { listVersions } from '@/storage/collections/versions.ts'
import { replaceEntriesInMemory } from '@/storage/database/storedInMemory.ts'
import { writeDraftFile } from '@/storage/newCollection/codesDraft.ts'
import { readPreference } from '@/storage/preferences/preferences.ts'
import { START } from '@/words/startNames.ts'
import { demo } from '@test/demo.ts'
import { chooseMerchant } from '@test/pages/chooseMerchant.ts'
import { figure, runEnded } from '@test/pages/codesPage.ts'
import { address, renderAt } from '@test/pages/renderAt.tsx'

const forget = () => {
  localStorage.clear()
  for (const store of ['collections'] as const) replaceEntriesInMemory(store, [])
}
beforeEach(forget)
afterEach(forget)

const questions = async () => within(await screen.findByRole('region', { name: START.askOne }))

describe('Home on a first visit', () => {
  it('compares 50 demo prices at once, the most overpriced first', { tags: 'slow' }, async () => {
    const { user } = renderAt('/')
    await user.click(await screen.findByRole('button', { name: /^Compare 50 prices/ }))
    await waitFor(() =>
      expect(address()).toMatch(/^\/collections\/[a-z0-9]{10}\?sort=-difference$/),
    )
    await runEnded()
    expect(figure('Checked')).toContain('50 of 50')
    expect(screen.queryByRole('button', { name: /You don’t sell it/ })).toBeNull()
    expect(await screen.findByRole('table', { name: 'Rows' })).toBeVisible()
    expect(readPreference('demo', 'mine')).toEqual({ us: ['Northgate'] })
    expect(await screen.findByText('You are now Northgate in US')).toBeVisible()
  })

  it('shows that no codes were found, and starts nothing', async () => {
    const { user } = renderAt('/?demo=hostile')
    await user.click(await screen.findByRole('button', { name: /^Compare 50 prices/ }))
    expect(await screen.findByText(/^No codes were found\./)).toBeVisible()
    expect(address()).toBe('/?demo=hostile')
    expect((await listCodes('demo')).batches).toEqual([])
  })

  it(
    'includes your merchant in the links to the assortment and to an EAN',
    { tags: 'slow' },
    async () => {
      const { user } = renderAt('/')
      const requested = await questions()
      await chooseMerchant(user, 'Cartwheel')
      await waitFor(() =>
        expect(requested.getByRole('link', { name: START.drawMap })).toHaveAttribute(
          'href',
          '/assortment?country=us&mine=Cartwheel',
        ),
      )
      expect(requested.getByRole('link', { name: /^Look up \d{13}$/ })).toHaveAttribute(
        'href',
        expect.stringMatching(/^\/ean\/\d{13}\?country=us&mine=Cartwheel/),
      )
    },
  )

  it(
    'loads a brand now and as of a week later, and shows what changed',
    { tags: 'slow' },
    async () => {
      const { user } = renderAt('/')
      await user.click(
        await (await questions()).findByRole('button', { name: /^Show what changed at / }),
      )
      await waitFor(() =>
        expect(address()).toMatch(/^\/collections\/[a-z0-9]{10}\?view=changes&.*demo=next-week/),
      )
      expect(await screen.findByRole('table', { name: CHANGES.table })).toBeVisible()
      const { savedVersions } = await listVersions('demo')
      expect(savedVersions.map(({ versions }) => versions.length)).toEqual([2])
    },
  )

  it('turns your own file into a new collection without checking its codes', async () => {
    const { user } = renderAt('/')
    const own = within(await screen.findByRole('region', { name: START.own }))
    expect(own.getByRole('link', { name: START.connect })).toHaveAttribute(
      'href',
      '/settings#connection',
    )
    await user.upload(
      own.getByLabelText('File with codes'),
      new File(['ean\n2049811763054\n'], 'codes.csv', { type: 'text/csv' }),
    )
    await waitFor(() => expect(address()).toBe('/collections/new'))
    expect(await screen.findAllByText('codes.csv')).not.toEqual([])
    expect(demo.requests().filter((path) => path.includes('/v1/ean'))).toEqual([])
    await writeDraftFile('demo', null)
  })

  it('shows why a file can’t be read, and stays open', async () => {
    const { user } = renderAt('/')
    const own = within(await screen.findByRole('region', { name: START.own }))
    await user.upload(
      own.getByLabelText('File with codes'),
      new File([new Uint8Array([0x89, 0, 0, 1, 2])], 'photo.csv'),
    )
    expect(await own.findByRole('alert')).toHaveTextContent(/^photo.csv is neither text/)
    expect(address()).toBe('/')
  })
})

// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ConnectionProvider } from '@/api/connectionContext.tsx'
import { Link } from '@/routing/Link.tsx'
import { NavigationProvider } from '@/routing/navigation.tsx'
import { readDraft } from '@/storage/newCollection/codesDraft.ts'
import { demoConnection } from '@test/made/connections.ts'
import { Omnibox } from './Omnibox.tsx'
import type { RecentLookup } from './omniboxRows.ts'
import { loadBoxReader } from './useBoxReader.ts'

const recents: RecentLookup[] = [
  {
    kind: 'search',
    label: 'cotton shirt',
    detail: '4,213 products',
    path: '/search?q=cotton+shirt&country=us',
  },
]

function Address() {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}

function show(path = '/resolve?country=us') {
  render(
    <ConnectionProvider connection={demoConnection}>
      <MemoryRouter initialEntries={[path]}>
        <NavigationProvider basename="/">
          <Omnibox recents={recents} />
          <Link to="/ean/2049811763054?country=us">A code</Link>
          <input aria-label="Elsewhere" />
          <Address />
        </NavigationProvider>
      </MemoryRouter>
    </ConnectionProvider>,
  )
  return userEvent.setup()
}
const box = () => screen.getByRole<HTMLInputElement>('combobox')
const address = () => screen.getByRole('status').textContent
const options = () => screen.queryAllByRole('option').map((option) => option.ariaLabel)
const option = (name: RegExp) => screen.findByRole('option', { name })

describe('Omnibox', () => {
  beforeAll(async () => {
    await loadBoxReader()
  })
  afterEach(cleanup)

  it('opens the prices of a code on Enter, as its description says', async () => {
    const user = show()
    await user.type(box(), '2049811763054')
    expect(box()).toHaveAccessibleDescription('EAN-13 Compare prices in US Enter')
    await user.keyboard('{Enter}')
    expect(address()).toBe('/ean/2049811763054?country=us&mine=')
    expect(box().value).toBe('2049811763054')
    expect(options()).toEqual([])
  })

  it('offers a search for the same text as keywords one line below', async () => {
    const user = show()
    await user.type(box(), '2049811763054{ArrowDown}{Enter}')
    expect(address()).toBe('/search?q=2049811763054&country=us')
  })

  it('opens a recent search when it is clicked', async () => {
    const user = show()
    await user.type(box(), 'cotton')
    await user.click(await option(/cotton shirt/))
    expect(address()).toBe('/search?q=cotton+shirt&country=us')
  })

  it('closes the suggestions at the first Escape and clears the text at the second', async () => {
    const user = show()
    await user.type(box(), 'polo')
    await option(/Search polo/)
    await user.keyboard('{Escape}')
    expect(options()).toEqual([])
    expect(box().value).toBe('polo')
    await user.keyboard('{Escape}')
    expect(box().value).toBe('')
  })

  it('replaces typed text with the text of the new address when the page changes', async () => {
    const user = show('/search?q=linen&word=blue&country=us')
    expect(box().value).toBe('linen blue')
    await user.type(box(), ' and more')
    await user.click(screen.getByRole('link', { name: 'A code' }))
    expect(box().value).toBe('2049811763054')
  })

  it('joins pasted lines with spaces', async () => {
    const user = show()
    await user.click(box())
    await user.paste('linen kurta\nblue\r\n')
    expect(box().value).toBe('linen kurta blue')
  })

  it('creates a collection from pasted lines with codes, without changing a character', async () => {
    const user = show()
    await user.click(box())
    await user.paste("2049811763054\t12,50\r\n'2049811842247\t13\r\n")
    expect(box().value).toBe("2049811763054\t12,50 '2049811842247\t13")
    expect(box()).toHaveAccessibleDescription('2 lines Create a collection Enter')
    expect(await option(/^Create a collection of 2 lines/)).toBeVisible()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(address()).toBe('/collections/new'))
    expect(box().value).toBe('')
    expect((await readDraft(demoConnection.id)).text).toBe(
      "2049811763054\t12,50\r\n'2049811842247\t13\n",
    )
  })

  it('explains how a code is corrected before Enter opens its prices', async () => {
    const user = show()
    await user.type(box(), '41250050742')
    expect(box()).toHaveAccessibleDescription('UPC-A Compare prices in US Enter')
    expect(
      await option(/^Compare prices of 041250050742 in US. 1 leading zero was restored/),
    ).toBeVisible()
    await user.keyboard('{Enter}')
    expect(address()).toBe('/ean/041250050742?country=us&mine=')
  })

  it('offers both readings of a code and opens the one that is clicked', async () => {
    const user = show()
    await user.type(box(), '02143651')
    expect(await option(/^Compare prices of 021436000051 in US. UPC-E/)).toBeVisible()
    await user.click(await option(/^Compare prices of 02143651, EAN-8/))
    expect(address()).toBe('/ean/02143651?country=us&mine=')
  })

  it('creates a collection from several codes in one line', async () => {
    const user = show()
    await user.type(box(), '2049811763054; 2049811842247')
    expect(box()).toHaveAccessibleDescription('2 codes Create a collection Enter')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(address()).toBe('/collections/new'))
    expect((await readDraft(demoConnection.id)).text).toContain('2049811763054; 2049811842247\n')
  })

  it('searches pasted lines as keywords when that option is chosen or the text is edited', async () => {
    const user = show()
    await user.click(box())
    await user.paste('2049811763054\nshirt')
    await user.keyboard('{ArrowDown}{Enter}')
    expect(address()).toBe('/search?q=2049811763054+shirt&country=us')
    await user.clear(box())
    await user.paste('2049811763054\nshirt')
    await user.type(box(), 's{Enter}')
    expect(address()).toBe('/search?q=2049811763054+shirts&country=us')
  })

  it('shows codes one digit away from a mistyped code on request and stays open', async () => {
    const user = show()
    await user.type(box(), '2049811763055')
    expect(await screen.findByText('Check digit is 5, should be 4')).toBeVisible()
    expect(box()).toHaveAccessibleDescription('EAN-13? Check digit should be 4 Enter')
    await user.click(await option(/more codes one digit away/))
    expect(options()).toHaveLength(14)
    expect(screen.getByRole('group', { name: 'Codes one digit away' })).toBeVisible()
    await user.click(await option(/^Compare prices of 2049811763054/))
    expect(address()).toBe('/ean/2049811763054?country=us&mine=')
  })
})

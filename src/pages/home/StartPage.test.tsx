import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readDraft, writeDraftText } from '@/storage/newCollection/codesDraft.ts'
import { clearLookups, saveLookup, type Lookup } from '@/storage/searches/recents.ts'
import { CODE_CHECK } from '@/words/codesNames.ts'
import { NAMES } from '@/words/names.ts'
import { START } from '@/words/startNames.ts'
import { demo } from '@test/demo.ts'
import { address, renderAt } from '@test/pages/renderAt.tsx'

const LOOKUPS: Lookup[] = [
  {
    kind: 'search',
    path: '/search?country=us&q=cotton',
    label: 'cotton',
    detail: 'no filter',
    figure: '4,213',
    at: Date.UTC(2025, 10, 18, 9, 0),
  },
  {
    kind: 'ean',
    path: '/ean/2049811763054?country=us',
    label: '2049811763054',
    detail: 'EAN prices, 9 merchants',
    figure: '',
    at: Date.UTC(2025, 10, 18, 10, 0),
  },
]

const ID = 'FC0F4C9D0BF2F140EC6EF3A7BEA2C731'
const SHOP = 'https://www.northgate.example/men/shirts/p/48210?color=light-blue'

/** The typed text, the action of Enter, and the address it opens. */
const typed = [
  ['linen dress', 'Keywords Search in US Enter', '/search?q=linen+dress&country=us'],
  [ID, 'Product ID Open the product Enter', `/products/${ID}?country=us`],
  [SHOP, 'Link Find by link in US Enter', `/resolve?url=${encodeURIComponent(SHOP)}&country=us`],
  [
    '2049811763054',
    'EAN-13 Compare prices in US Enter',
    '/ean/2049811763054?country=us&mine=&ref=median',
  ],
] as const

let shown: unknown[] = []
beforeEach(() => {
  shown = []
  HTMLElement.prototype.scrollIntoView = function show() {
    shown.push(this)
  }
})
afterEach(async () => {
  await clearLookups('demo')
  const { text } = await readDraft('demo')
  await writeDraftText('demo', { before: text, text: '', answers: {} })
})

async function findExamples() {
  const examples = await screen.findByRole('navigation', { name: NAMES.examples })
  await waitFor(() => expect(within(examples).getAllByRole('link')).toHaveLength(4))
  return within(examples)
}

const recents = () => screen.getByRole('region', { name: START.last })

describe('Home', () => {
  it('has the search box and shows what Enter will do', { tags: 'slow' }, async () => {
    const { user } = renderAt('/')
    const box = await screen.findByRole('combobox', { name: 'Keywords, EAN or link' })
    await user.type(box, '2049811763054')
    expect(
      await screen.findAllByRole('button', { name: /^Compare prices in US/ }),
    ).not.toHaveLength(0)
    await user.keyboard('{Enter}')
    await waitFor(() => expect(address()).toMatch(/^\/ean\/2049811763054\?country=us/))
  })

  it.each(typed)(
    'opens for %s what the search box announces: %s',
    { tags: 'slow' },
    async (text, description, to) => {
      const { user } = renderAt('/')
      const box = () => screen.findByRole('combobox', { name: 'Keywords, EAN or link' })
      await user.click(await box())
      await user.paste(text)
      await waitFor(async () => expect(await box()).toHaveAccessibleDescription(description))
      await user.keyboard('{Enter}')
      await waitFor(() => expect(address()).toBe(to))
      expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument()
      window.history.back()
      await waitFor(() => expect(address()).toBe('/'))
      await waitFor(async () => expect(await box()).toHaveValue(''))
    },
  )

  it('lists earlier searches that match the typed text; arrow keys select one', async () => {
    for (const lookup of LOOKUPS) await saveLookup('demo', lookup)
    const { user } = renderAt('/')
    await user.type(await screen.findByRole('combobox', { name: 'Keywords, EAN or link' }), 'cott')
    const group = await screen.findByRole('group', { name: 'Recent searches' })
    expect(within(group).getByRole('option', { name: /cotton/ })).toBeVisible()
    await user.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(address()).toBe('/search?q=cotton&country=us'))
  })

  it('scrolls each example fully into view when Tab reaches it', async () => {
    const { user } = renderAt('/')
    const examples = await findExamples()
    const cards = examples.getAllByRole('link')
    cards[0]?.focus()
    for (const card of [...cards.slice(1), examples.getByRole('button', { name: /^Collection/ })]) {
      await user.tab()
      expect(card).toHaveFocus()
      expect(shown.at(-1)).toBe(card)
    }
  })

  it('offers one example of each look-up from a single small search', async () => {
    const { user } = renderAt('/')
    const examples = await findExamples()
    const searches = demo.requests().filter((path) => path.startsWith('/v1/products?'))
    expect(searches).toHaveLength(1)
    expect(searches[0]).toContain('limit=4')
    await user.click(examples.getByRole('link', { name: /^EAN/ }))
    await waitFor(() => expect(address()).toMatch(/^\/ean\/\d+\?country=us/))
  })

  it('puts 50 codes into a new collection without checking them', { tags: 'slow' }, async () => {
    const { user } = renderAt('/')
    await findExamples()
    const clickCollection = async () =>
      user.click(await screen.findByRole('button', { name: /^Collection/ }))
    await clickCollection()
    await waitFor(() => expect(address()).toBe('/collections/new'))
    const input = await screen.findByRole('textbox', { name: CODE_CHECK.paste })
    const lines = () => (input instanceof HTMLTextAreaElement ? input.value.trim().split('\n') : [])
    await waitFor(() => expect(new Set(lines()).size).toBe(50))
    expect(demo.requests().filter((path) => path.includes('/v1/ean'))).toEqual([])
    act(() => window.history.back())
    await waitFor(() => expect(address()).toBe('/'))
    await clickCollection()
    await waitFor(() => expect(address()).toBe('/collections/new'))
    await screen.findByRole('textbox', { name: CODE_CHECK.paste })
    expect((await readDraft('demo')).text.trim().split('\n')).toHaveLength(50)
  })

  it('explains what can be typed where the examples can’t be loaded', async () => {
    renderAt('/?demo=error-500')
    expect(await screen.findByText('8, 12, 13 or 14 digits')).toBeVisible()
    const examples = screen.getByRole('navigation', { name: NAMES.examples })
    expect(within(examples).queryAllByRole('link')).toEqual([])
    expect(within(examples).queryByRole('button')).toBeNull()
  })

  it('includes the demo scenario in its links', async () => {
    renderAt('/?demo=shuffled')
    const examples = await findExamples()
    for (const link of examples.getAllByRole('link')) {
      expect(link).toHaveAttribute('href', expect.stringContaining('demo=shuffled'))
    }
  })

  it('lists recent look-ups with their figures, newest first', async () => {
    for (const lookup of LOOKUPS) await saveLookup('demo', lookup)
    renderAt('/')
    const items = await within(
      await screen.findByRole('region', { name: START.last }),
    ).findAllByRole('listitem')
    expect(items[0]).toHaveTextContent('2049811763054EAN prices, 9 merchants')
    expect(items[1]).toHaveTextContent('cottonno filter4,213')
    const link = within(recents()).getByRole('link', { name: /^Search ?cotton$/ })
    expect(link).toHaveAttribute('href', '/search?country=us&q=cotton')
    expect(link).toHaveAccessibleDescription('')
  })

  it('clears the look-ups, and Undo restores them', async () => {
    for (const lookup of LOOKUPS) await saveLookup('demo', lookup)
    const { user } = renderAt('/')
    await user.click(await screen.findByRole('button', { name: 'Clear' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: START.last })).toBeNull())
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await screen.findByRole('region', { name: START.last })
    expect(await within(recents()).findAllByRole('listitem')).toHaveLength(2)
  })

  it('explains where everything is saved', async () => {
    renderAt('/')
    expect(await screen.findByText(/^Everything is saved in this browser only\./)).toBeVisible()
    expect(await screen.findByRole('link', { name: START.stored })).toHaveAttribute(
      'href',
      '/settings#stored',
    )
    expect(document.title).toBe('Catalog Explorer')
  })
})

import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CODE_CHECK } from '@/words/codesNames.ts'
import { COLLECTIONS } from '@/words/collectionNames.ts'
import { LOAD } from '@/words/loadNames.ts'
import { address, renderAt } from '@test/pages/renderAt.tsx'

async function open(source: 'Search' | 'Empty') {
  const { user } = renderAt('/collections/new?country=us')
  await user.click(await screen.findByRole('radio', { name: source }))
  return user
}
const main = () => within(screen.getByRole('main'))

it(
  'the Search source opens a search whose results can be loaded as a collection',
  { tags: 'slow' },
  async () => {
    const user = await open('Search')
    expect(main().getByText(new RegExp(`then click ${LOAD.load}`))).toBeVisible()
    expect(main().getByRole('textbox', { name: CODE_CHECK.name })).toBeDisabled()
    await user.type(main().getByRole('textbox', { name: /^Words/ }), 'cotton shirt')
    await user.click(main().getByRole('button', { name: 'Search' }))
    expect(await screen.findByRole('list', { name: 'Results' })).toBeVisible()
    expect(new URL(address(), 'http://localhost').searchParams.get('q')).toBe('cotton shirt')
  },
)

it('the Search source opens the search on Enter as well', async () => {
  const user = await open('Search')
  await user.type(main().getByRole('textbox', { name: /^Words/ }), 'cotton{Enter}')
  expect(await screen.findByRole('list', { name: 'Results' })).toBeVisible()
})

it(
  'the Empty source creates an empty collection with the given name, and opens it',
  { tags: 'slow' },
  async () => {
    const user = await open('Empty')
    await user.type(main().getByRole('textbox', { name: CODE_CHECK.name }), 'Spring shirts')
    await user.click(main().getByRole('button', { name: 'Create empty collection' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Spring shirts' })).toBeVisible()
    expect(address()).toMatch(/^\/collections\/[a-z0-9]{10}/)
  },
)

it('the Empty source gives the collection a name if none is given', async () => {
  const user = await open('Empty')
  await user.click(main().getByRole('button', { name: 'Create empty collection' }))
  expect(await screen.findByRole('heading', { level: 1, name: COLLECTIONS.new })).toBeVisible()
  expect(address()).toMatch(/^\/collections\/[a-z0-9]{10}/)
})

it('pasted text is still there after you look at another source', { tags: 'slow' }, async () => {
  const user = await open('Empty')
  await user.click(screen.getByRole('radio', { name: 'Paste' }))
  const field = await screen.findByRole('textbox', { name: CODE_CHECK.paste })
  await user.type(field, '2049811763054')
  await user.click(screen.getByRole('radio', { name: 'Search' }))
  await user.click(screen.getByRole('radio', { name: 'Paste' }))
  expect(await screen.findByRole('textbox', { name: CODE_CHECK.paste })).toHaveValue(
    '2049811763054',
  )
})

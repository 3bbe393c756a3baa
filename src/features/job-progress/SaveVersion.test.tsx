import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { dismissToast, shownToasts } from '@/components/ui/layers/toast.ts'
import { CHANGES, savedAsVersion } from '@/domain/changes/changesNames.ts'
import { aMarket, saveCodes } from '@test/made/aSavedCollection.ts'
import { forgetCodes, runEnded, run } from '@test/pages/codesPage.ts'
import { address, renderAt } from '@test/pages/renderAt.tsx'
import { turnOnDeveloper } from '@test/pages/turnOnDeveloper.ts'

beforeEach(async () => {
  turnOnDeveloper()
  await forgetCodes()
  for (const { id } of shownToasts()) dismissToast(id)
})

it(
  'saves the results of a code collection as a version, with a button to open it',
  { tags: 'slow' },
  async () => {
    const code = '4006381333931'
    await saveCodes({
      id: 'to-keep',
      lines: [{ text: code }],
      answerOf: () => aMarket(code, { northgate: 47.9 }),
    })
    const user = userEvent.setup()
    renderAt('/collections/to-keep')
    await user.click(await screen.findByRole('button', { name: 'More actions for these rows' }))
    await user.click(await screen.findByRole('button', { name: CHANGES.keep }))
    const words = { isKnown: false, isOnlyInMemory: true }
    expect(await screen.findByText(savedAsVersion('Kept before', words))).toBeVisible()
    await user.click(await screen.findByRole('button', { name: CHANGES.open }))
    expect(address()).toMatch(/^\/collections\/[a-z0-9]+/)
  },
)

it('a saved version shows what changed in its offers a week later', { tags: 'slow' }, async () => {
  const { user, unmount } = await run(
    '2049811763054\nFC0F4C9D0BF2F140EC6EF3A7BEA2C731',
    '/collections/new?country=us',
  )
  await runEnded()
  await user.click(await screen.findByRole('button', { name: 'More actions for these rows' }))
  await user.click(await screen.findByRole('button', { name: CHANGES.keep }))
  await user.click(await screen.findByRole('button', { name: CHANGES.open }))
  await waitFor(() => expect(address()).toMatch(/^\/collections\/[a-z0-9]+/))
  const [, , collectionId = ''] = address().split(/[/?]/)
  unmount()
  const later = renderAt(`/collections/${collectionId}?view=changes&demo=next-week`)
  await later.user.click(await screen.findByRole('button', { name: /^Update ?2 requests$/ }))
  await waitFor(() =>
    expect(screen.getByRole('link', { name: /^All changes/ })).toHaveTextContent('All changes 1'),
  )
})

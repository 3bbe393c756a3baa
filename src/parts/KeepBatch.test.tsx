import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { CHANGES, keptAsMoment } from '../domain/changesNames.ts'
import { aMarket, keepBatch } from '../testing/aKeptBatch.ts'
import { address, renderAt } from '../testing/renderAt.tsx'

it('keeps the answers of a batch as a moment, and leads to its rows', async () => {
  const code = '4006381333931'
  await keepBatch({
    id: 'to-keep',
    lines: [{ text: code }],
    answerOf: () => aMarket(code, { northgate: 47.9 }),
  })
  const user = userEvent.setup()
  renderAt('/batch/to-keep')
  await user.click(await screen.findByRole('button', { name: CHANGES.keep }))
  const words = { isKnown: false, isOnlyHeld: true }
  expect(await screen.findByText(keptAsMoment('Kept before', words))).toBeVisible()
  await user.click(await screen.findByRole('button', { name: CHANGES.open }))
  expect(address()).toMatch(/^\/workbench\/[a-z0-9]+/)
})

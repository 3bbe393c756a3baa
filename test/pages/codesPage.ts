/** Shared by the tests of code checks: the input, a run, its rows, and the removal of earlier collections. */
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { openCodesJobs } from '@/jobs/codes/openCodesJobs.ts'
import { listCodes } from '@/storage/collections/codes.ts'
import { deleteCollection } from '@/storage/collections/collections.ts'
import { deleteStored } from '@/storage/database/stored.ts'
import { CODE_CHECK } from '@/words/codesNames.ts'
import { demoConnection } from '../made/connections.ts'
import { renderAt } from './renderAt.tsx'

export const field = () =>
  screen.findByRole<HTMLTextAreaElement>('textbox', { name: CODE_CHECK.paste })
export const fileInput = () => screen.findByLabelText(CODE_CHECK.file)
export const start = () => screen.findByRole('button', { name: /^Create and check/ })
/** The results of a collection of codes, at the top of its page. */
export const figures = () => screen.getByRole('region', { name: CODE_CHECK.figures })
/** The text of a count with its label: of the checked codes if they are shown, otherwise of the codes to check. */
export function figure(label: string): string | undefined {
  const region = screen.queryByRole('region', { name: CODE_CHECK.figures })
  const place = region ? within(region) : screen
  return place.getByText(label).closest('dl > div')?.textContent
}

export async function paste(text: string, at = '/collections/new') {
  const view = renderAt(at)
  await view.user.click(await field())
  await view.user.paste(text)
  return view
}

/** Starts the check of the pasted codes, and waits for the rows. */
export async function startRun(user: UserEvent): Promise<void> {
  const button = await start()
  await waitFor(() => expect(button).toBeEnabled())
  await user.click(button)
  await screen.findByRole('table', { name: 'Rows' }, { timeout: 10_000 })
}

export async function run(text: string, at?: string) {
  const view = await paste(text, at)
  await startRun(view.user)
  return view
}

/** Waits until the run has ended, with any result. */
export const runEnded = async () =>
  within(await screen.findByRole('region', { name: CODE_CHECK.figures })).findByText(
    /^(Done$|Ended, )/,
  )

export const table = () => screen.findByRole<HTMLTableElement>('table', { name: 'Rows' })
/** The table's rows without its header. Found by element, because computing roles takes most of a test's time. */
const bodyRows = async () => [...((await table()).tBodies[0]?.rows ?? [])]
export const rowOf = (text: string) =>
  waitFor(async () => {
    const found = (await bodyRows()).find(({ textContent }) => textContent.includes(text))
    if (!found) throw new Error(`No row says ${text}`)
    return found
  })

/** Deletes the draft and the collections of earlier tests, which may still run. */
export async function forgetCodes(): Promise<void> {
  await deleteStored(['batchDrafts'])
  const { batches: codesCollections } = await listCodes(demoConnection.id, { withParts: true })
  for (const { id } of codesCollections) {
    openCodesJobs.close(demoConnection.id, id)
    await deleteCollection(demoConnection.id, id)
  }
}

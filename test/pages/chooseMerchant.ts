import { act, screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { onTestFinished } from 'vitest'
import { dismissToast, shownToasts } from '@/components/ui/layers/toast.ts'

/** The button of the header that says who you are, as a person reads it: "You: Northgate". */
export const youButton = () => screen.getByRole('button', { name: /^You: / })

/** Chooses one merchant in the header, by its name or ID. */
export async function chooseMerchant(user: UserEvent, name: string): Promise<void> {
  await user.click(youButton())
  await pickMerchant(user, name)
}

/** Chooses one merchant in the sheet that a page or the header has opened. */
export async function pickMerchant(user: UserEvent, name: string): Promise<void> {
  const sheet = within(await screen.findByRole('dialog', { name: /^Your merchant in / }))
  await user.type(sheet.getByRole('textbox', { name: 'Merchant name or ID' }), name)
  const [found] = sheet.getAllByRole('button', { name: new RegExp(`^${name}`, 'i') })
  if (!found) throw new Error(`no merchant ${name}`)
  await user.click(found)
  // The notice that says what changed stays until it is closed: not in the next test.
  onTestFinished(() => act(() => shownToasts().forEach(({ id }) => dismissToast(id))))
}

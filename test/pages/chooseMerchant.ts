import { act, screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { onTestFinished } from 'vitest'
import { dismissToast, shownToasts } from '@/components/ui/layers/toast.ts'

/** The header's button with your merchant, such as "You: Northgate". */
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
  // Closes the notice of the change, which otherwise stays for the next test.
  onTestFinished(() => act(() => shownToasts().forEach(({ id }) => dismissToast(id))))
}

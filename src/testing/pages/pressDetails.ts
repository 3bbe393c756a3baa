import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { NAMES } from '../../words/names.ts'

/** What stands behind *Details* of an answer, once it was pressed. */
export async function pressDetails(
  user: UserEvent,
  name: string = NAMES.answerDetails,
): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name }))
  return screen.findByRole('dialog', { name })
}

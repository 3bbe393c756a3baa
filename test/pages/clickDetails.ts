import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { NAMES } from '@/words/names.ts'
import { turnOnDeveloper } from './turnOnDeveloper.ts'

/** Turns Developer on, opens *Details* of a response, and returns its content. */
export async function clickDetails(
  user: UserEvent,
  name: string = NAMES.answerDetails,
): Promise<HTMLElement> {
  turnOnDeveloper()
  await user.click(await screen.findByRole('button', { name }))
  return screen.findByRole('dialog', { name })
}

import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { IconButton } from '@/components/ui/buttons/IconButton.tsx'
import { KEYBOARD } from '@/words/keyboardNames.ts'
import { pageActions } from './pageActions.ts'

test('an action is named by the text that is visible at this width', () => {
  render(
    <main>
      <div data-commands={KEYBOARD.thisPage}>
        <button type="button">
          <span>Load all products </span>
          <span data-testid="narrow">Load all </span>
          <span>2,352 rows</span>
        </button>
      </div>
    </main>,
  )
  // As a browser answers for an element hidden by its style; jsdom has no layout.
  Object.assign(screen.getByTestId('narrow'), { checkVisibility: () => false })
  expect(pageActions().map(({ name }) => name)).toEqual(['Load all products 2,352 rows'])
})

test('an icon button is named by its tooltip', () => {
  render(
    <main>
      <div data-commands={KEYBOARD.thisPage}>
        <IconButton label="Copy as cURL" icon={<svg aria-hidden="true" />} />
      </div>
    </main>,
  )
  expect(pageActions().map(({ name }) => name)).toEqual(['Copy as cURL'])
})

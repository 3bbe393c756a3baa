import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { describe, expect, it } from 'vitest'
import { lazyPart } from './lazyPart.tsx'

const drawn = (load: () => Promise<() => string>, missing?: string) => {
  const Part = lazyPart(load, missing)
  return render(
    <Suspense fallback="on its way">
      <Part />
    </Suspense>,
  )
}

describe('a part that is loaded when it is first drawn', () => {
  it('appears when its code has loaded', async () => {
    drawn(async () => () => 'the market', 'Market prices can’t be shown.')
    expect(await screen.findByText('the market')).toBeVisible()
  })

  it('says what is missing and what to do if its code fails to load', async () => {
    drawn(async () => {
      throw new Error('offline')
    }, 'Market prices can’t be shown.')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Market prices can’t be shown. Part of the app didn’t load. Check the connection, then reload the page.',
    )
  })

  it('stays empty after a failure if it needs no message', async () => {
    const { container } = drawn(async () => {
      throw new Error('offline')
    })
    await expect.poll(() => container.textContent).toBe('')
  })
})

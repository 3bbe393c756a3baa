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
  it('is there once its code is', async () => {
    drawn(async () => () => 'the market', 'Market prices can’t be shown.')
    expect(await screen.findByText('the market')).toBeVisible()
  })

  it('says what is missing where its code does not arrive, and what to do', async () => {
    drawn(async () => {
      throw new Error('offline')
    }, 'Market prices can’t be shown.')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Market prices can’t be shown. Part of the app didn’t load. Check the connection, then reload the page.',
    )
  })

  it('leaves its place empty where nothing need be said', async () => {
    const { container } = drawn(async () => {
      throw new Error('offline')
    })
    await expect.poll(() => container.textContent).toBe('')
  })
})

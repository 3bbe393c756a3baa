import { afterEach, expect, it, vi } from 'vitest'
import { firstPictures } from './firstPictures.ts'

function picture(loading: 'eager' | 'lazy') {
  const image = document.createElement('img')
  image.setAttribute('loading', loading)
  const settled = { arrive: () => {}, fail: () => {} }
  const decoded = new Promise<void>((resolve, reject) => {
    settled.arrive = resolve
    settled.fail = () => reject(new DOMException('It did not load', 'EncodingError'))
  })
  image.decode = () => decoded
  document.body.append(image)
  return settled
}

function waited(): () => boolean {
  let over = false
  void firstPictures().then(() => {
    over = true
  })
  return () => over
}

/** The next frame has been drawn, and whatever can be over in the turn after it is. */
const settle = () => vi.advanceTimersToNextFrame() && vi.advanceTimersByTimeAsync(1)

afterEach(() => {
  document.body.replaceChildren()
  vi.useRealTimers()
})

it('is over at once where a page has no pictures, and leaves nothing running', async () => {
  vi.useFakeTimers()
  const isOver = waited()
  await settle()
  expect(isOver()).toBe(true)
  expect(vi.getTimerCount()).toBe(0)
})

it('looks for pictures after the frame, not while it is drawn', async () => {
  vi.useFakeTimers()
  const isOver = waited()
  vi.advanceTimersToNextFrame()
  picture('eager')
  await vi.advanceTimersByTimeAsync(1)
  expect(isOver()).toBe(false)
})

it('waits for the pictures that are asked for at once, those that fail included, and for no other', async () => {
  vi.useFakeTimers()
  const [first, second] = [picture('eager'), picture('eager')]
  picture('lazy')
  const isOver = waited()
  first.arrive()
  await settle()
  expect(isOver()).toBe(false)
  second.fail()
  await settle()
  expect(isOver()).toBe(true)
})

it('does not wait longer than what stands around pictures can', async () => {
  vi.useFakeTimers()
  picture('eager')
  const isOver = waited()
  await settle()
  await vi.advanceTimersByTimeAsync(999)
  expect(isOver()).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(isOver()).toBe(true)
})

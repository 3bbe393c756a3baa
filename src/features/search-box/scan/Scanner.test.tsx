import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SCAN } from '@/words/scanNames.ts'
import { cameraWords } from './cameraWords.ts'
import { Scanner } from './Scanner.tsx'

const nothing = () => {}
const show = (onRetry = nothing) =>
  render(<Scanner takesFocus={false} onRetry={onRetry} onFound={nothing} />)

/** jsdom has no camera: `open` returns a stream, or rejects as a browser would. */
function withCamera(open: () => Promise<unknown>) {
  const mediaDevices = {
    getUserMedia: vi.fn<(wanted: MediaStreamConstraints) => Promise<unknown>>(open),
  }
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: mediaDevices })
  return mediaDevices
}

function aStream() {
  const track = Object.assign(new EventTarget(), { stop: vi.fn<() => void>() })
  return { track, stream: { getTracks: () => [track], getVideoTracks: () => [track] } }
}

function setHidden(hidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'mediaDevices')
})

describe('the barcode scanner', () => {
  it.each([
    ['NotAllowedError', cameraWords.refused],
    ['NotFoundError', cameraWords.none],
    ['NotReadableError', cameraWords['in use']],
    ['UnknownError', cameraWords.failed],
  ])('explains after %s what to do', async (name, { title, message }) => {
    withCamera(() => Promise.reject(new DOMException('', name)))
    const onRetry = vi.fn<() => void>()
    show(onRetry)
    expect(await screen.findByText(title)).toBeInTheDocument()
    expect(screen.getByText(message)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: SCAN.photo })).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: SCAN.tryCameraAgain }))
    expect(onRetry).toHaveBeenCalledOnce()
  })

  it('requests the rear camera of a phone, without sound', async () => {
    const { getUserMedia } = withCamera(() => Promise.resolve(aStream().stream))
    show()
    await screen.findByLabelText(SCAN.picture)
    expect(getUserMedia).toHaveBeenCalledExactlyOnceWith({
      audio: false,
      video: expect.objectContaining({ facingMode: 'environment' }) as unknown,
    })
  })

  it('stops the camera while the page is hidden and requests it again afterwards', async () => {
    const [first, second] = [aStream(), aStream()]
    const streams = [first.stream, second.stream]
    withCamera(() => Promise.resolve(streams.shift()))
    show()
    await screen.findByLabelText(SCAN.picture)
    setHidden(true)
    expect(first.track.stop).toHaveBeenCalledOnce()
    expect(screen.queryByLabelText(SCAN.picture)).not.toBeInTheDocument()
    setHidden(false)
    await screen.findByLabelText(SCAN.picture)
    expect(second.track.stop).not.toHaveBeenCalled()
  })

  it('stops a camera that starts after the scanner was closed', async () => {
    const { track, stream } = aStream()
    let give = nothing
    withCamera(() => new Promise((resolve) => (give = () => resolve(stream))))
    show().unmount()
    give()
    await waitFor(() => expect(track.stop).toHaveBeenCalledOnce())
  })

  it('shows a message when another app takes the camera', async () => {
    const { track, stream } = aStream()
    withCamera(() => Promise.resolve(stream))
    show()
    await screen.findByLabelText(SCAN.picture)
    act(() => void track.dispatchEvent(new Event('ended')))
    expect(await screen.findByText(cameraWords['in use'].title)).toBeInTheDocument()
  })
})

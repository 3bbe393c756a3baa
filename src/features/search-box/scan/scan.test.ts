import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openBarcodeReader } from './barcodeReader.ts'
import { eachFrame } from './eachFrame.ts'
import { hasCamera } from './hasCamera.ts'
import { letGo, openCamera } from './openCamera.ts'
import { photoBitmap } from './photoBitmap.ts'

const settle = () => new Promise(setImmediate)

afterEach(() => vi.unstubAllGlobals())

describe('the camera', () => {
  const withCamera = (open: () => Promise<unknown>) => {
    const getUserMedia = vi.fn<(wanted: unknown) => Promise<unknown>>(open)
    vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } })
    return getUserMedia
  }

  it('is reported as missing if the browser has no camera interface', async () => {
    vi.stubGlobal('navigator', {})
    expect(hasCamera()).toBe(false)
    expect(await openCamera()).toEqual({ kind: 'trouble', trouble: 'none' })
  })

  it('opens without sound if the browser grants it', async () => {
    const getUserMedia = withCamera(() => Promise.resolve('a stream'))
    expect(hasCamera()).toBe(true)
    expect(await openCamera()).toEqual({ kind: 'open', stream: 'a stream' })
    expect(getUserMedia).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ audio: false }))
  })

  it.each([
    ['NotAllowedError', 'refused'],
    ['SecurityError', 'refused'],
    ['NotFoundError', 'none'],
    ['OverconstrainedError', 'none'],
    ['NotReadableError', 'in use'],
    ['AbortError', 'in use'],
    ['DataError', 'failed'],
  ])('after %s is reported as: %s', async (name, trouble) => {
    withCamera(() => Promise.reject(new DOMException('', name)))
    expect(await openCamera()).toEqual({ kind: 'trouble', trouble })
  })

  it('is reported as failed after an error that isn’t the browser’s own', async () => {
    const error = Object.assign(new Error('broken'), { name: 'NotAllowedError' })
    withCamera(() => Promise.reject(error))
    expect(await openCamera()).toEqual({ kind: 'trouble', trouble: 'failed' })
  })

  it('stops all tracks of its stream when it is released', () => {
    const tracks = [{ stop: vi.fn<() => void>() }, { stop: vi.fn<() => void>() }]
    letGo({ getTracks: () => tracks } as unknown as MediaStream)
    for (const { stop } of tracks) expect(stop).toHaveBeenCalledOnce()
  })
})

describe('the frames of a video', () => {
  const frames: (() => void)[] = []
  const cancel = vi.fn<(frame: number) => void>()
  const picture = { close: vi.fn<() => void>() }
  const capture = vi.fn<() => Promise<unknown>>(async () => picture)
  const nextFrame = () => {
    frames.shift()?.()
    return settle()
  }
  const aVideo = (videoWidth: number) => ({ videoWidth }) as HTMLVideoElement

  beforeEach(() => {
    frames.length = 0
    vi.clearAllMocks()
    let made = 0
    vi.stubGlobal('requestAnimationFrame', (act: () => void) => {
      frames.push(act)
      made += 1
      return made
    })
    vi.stubGlobal('cancelAnimationFrame', cancel)
    vi.stubGlobal('createImageBitmap', capture)
  })

  it('are captured one at a time, each after the previous one was processed', async () => {
    let dealt = () => {}
    const onFrame = vi.fn<() => Promise<void>>(() => new Promise((resolve) => (dealt = resolve)))
    eachFrame(aVideo(1), onFrame)
    await nextFrame()
    expect(onFrame).toHaveBeenCalledExactlyOnceWith(picture)
    expect(frames).toEqual([])
    dealt()
    await settle()
    await nextFrame()
    expect(onFrame).toHaveBeenCalledTimes(2)
  })

  it('are captured only once the video has a picture', async () => {
    const onFrame = vi.fn<() => Promise<void>>(async () => {})
    const video = aVideo(0)
    eachFrame(video, onFrame)
    await nextFrame()
    expect(capture).not.toHaveBeenCalled()
    Object.assign(video, { videoWidth: 640 })
    await nextFrame()
    expect(onFrame).toHaveBeenCalledOnce()
  })

  it('continue after one could not be captured', async () => {
    const onFrame = vi.fn<() => Promise<void>>(async () => {})
    capture.mockRejectedValueOnce(new Error('lost'))
    eachFrame(aVideo(1), onFrame)
    await nextFrame()
    expect(onFrame).not.toHaveBeenCalled()
    await nextFrame()
    expect(onFrame).toHaveBeenCalledOnce()
  })

  it('end at stop: a late frame is closed and no other is requested', async () => {
    const onFrame = vi.fn<() => Promise<void>>(async () => {})
    const stop = eachFrame(aVideo(1), onFrame)
    const frameRead = nextFrame()
    stop()
    await frameRead
    expect(cancel).toHaveBeenCalledExactlyOnceWith(1)
    expect(picture.close).toHaveBeenCalledOnce()
    expect(onFrame).not.toHaveBeenCalled()
    expect(frames).toEqual([])
  })
})

describe('a photo', () => {
  const made = (width: number, height: number) => {
    const whole = { width, height, close: vi.fn<() => void>() }
    const make = vi.fn<(...input: unknown[]) => Promise<unknown>>(async (source) =>
      source === whole ? 'small' : whole,
    )
    vi.stubGlobal('createImageBitmap', make)
    return { whole, make }
  }
  const file = new File(['x'], 'photo.jpg')

  it.each([
    [2000, 1500],
    [100, 2000],
  ])('of %i × %i is read at its own size', async (width, height) => {
    const { whole, make } = made(width, height)
    expect(await photoBitmap(file)).toBe(whole)
    expect(make).toHaveBeenCalledExactlyOnceWith(file)
    expect(whole.close).not.toHaveBeenCalled()
  })

  it.each([
    [4000, 3000, 2000, 1500],
    [3001, 4000, 1501, 2000],
    [2001, 4, 2000, 4],
  ])('of %i × %i is reduced to %i × %i', async (width, height, resizeWidth, resizeHeight) => {
    const { whole, make } = made(width, height)
    expect(await photoBitmap(file)).toBe('small')
    expect(make.mock.calls[1]).toEqual([
      whole,
      { resizeWidth, resizeHeight, resizeQuality: 'high' },
    ])
    expect(whole.close).toHaveBeenCalledOnce()
  })
})

describe('the barcode decoder', () => {
  class FakeWorker extends EventTarget {
    static last: FakeWorker | null = null
    readonly sent: unknown[][] = []
    readonly terminate = vi.fn<() => void>()
    constructor() {
      super()
      FakeWorker.last = this
    }
    postMessage(...sent: unknown[]) {
      this.sent.push(sent)
    }
  }
  const bitmap = (name: string) => name as unknown as ImageBitmap
  const open = () => {
    vi.stubGlobal('location', new URL('https://app.example/'))
    vi.stubGlobal('Worker', FakeWorker)
    const reader = openBarcodeReader()
    const worker = FakeWorker.last
    if (!worker) throw new Error('no worker')
    const send = (data: unknown) => worker.dispatchEvent(new MessageEvent('message', { data }))
    const fail = (message: string) => {
      const event = Object.assign(new Event('error', { cancelable: true }), { message })
      worker.dispatchEvent(event)
      return event
    }
    return { reader, worker, send, fail }
  }

  it('gets every picture and returns its barcodes to the call that sent it', async () => {
    const { reader, worker, send } = open()
    const both = [reader.read(bitmap('one')), reader.read(bitmap('two'))]
    expect(worker.sent).toEqual([
      [{ turn: 1, bitmap: 'one' }, ['one']],
      [{ turn: 2, bitmap: 'two' }, ['two']],
    ])
    send({ turn: 2, bars: ['second'] })
    send({ turn: 1, bars: ['first'] })
    send({ turn: 3, bars: ['nobody’s'] })
    expect(await Promise.all(both)).toEqual([['first'], ['second']])
  })

  it.each([
    ['no memory', 'no memory'],
    ['', 'The decoder didn’t load'],
  ])(
    'that fails with %j rejects the current read and all later ones',
    async (message, expected) => {
      const { reader, worker, fail } = open()
      const requested = reader.read(bitmap('one'))
      expect(fail(message).defaultPrevented).toBe(true)
      await expect(requested).rejects.toThrow(expected)
      await expect(reader.read(bitmap('two'))).rejects.toThrow(expected)
      expect(worker.sent).toHaveLength(1)
    },
  )

  it('is terminated when its reader closes', () => {
    const { reader, worker } = open()
    reader.close()
    expect(worker.terminate).toHaveBeenCalledOnce()
  })
})

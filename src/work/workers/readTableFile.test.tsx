import { afterEach, describe, expect, it, vi } from 'vitest'
import { workerSays, workerThat } from '../../testing/made/aFileWorker.ts'
import { aWorkbook } from '../../testing/made/aWorkbook.ts'
import { readTableFile } from './readTableFile.ts'

const csv = (text: string) => new File([text], 'codes.csv', { type: 'text/csv' })

afterEach(() => vi.unstubAllGlobals())

describe('a chosen file', () => {
  it('is read on the page where there is no worker', async () => {
    expect(await readTableFile(csv('EAN;Price\n2049811842247;12,5'))).toEqual({
      kind: 'table',
      name: 'codes.csv',
      sheets: [
        {
          name: '',
          rows: [
            ['EAN', 'Price'],
            ['2049811842247', '12,5'],
          ],
          written: { text: 'EAN;Price\n2049811842247;12,5', separator: ';' },
        },
      ],
    })
    const workbook = aWorkbook({ Codes: '<row r="1"><c r="A1"><v>2.049811842247E12</v></c></row>' })
    expect(await readTableFile(new File([workbook], 'codes.xlsx'))).toMatchObject({
      sheets: [{ name: 'Codes', rows: [['2049811842247']] }],
    })
  })

  it('is read by a worker, which then ends', async () => {
    const answer = { kind: 'refused', says: 'by the worker' } as const
    const ended = workerThat((worker) => {
      workerSays(worker, { kind: 'progress', share: 0.5 })
      workerSays(worker, { kind: 'read', result: answer })
    })
    const onProgress = vi.fn<(share: number) => void>()
    expect(await readTableFile(csv('1'), { onProgress })).toEqual(answer)
    expect(onProgress.mock.calls).toEqual([[0.5]])
    expect(ended).toHaveBeenCalledOnce()
  })

  it('is no longer read once it was cancelled, and its worker has ended', async () => {
    const stop = new AbortController()
    const ended = workerThat(() => stop.abort())
    await expect(readTableFile(csv('1'), { signal: stop.signal })).rejects.toThrow(
      expect.objectContaining({ name: 'AbortError' }),
    )
    expect(ended).toHaveBeenCalledOnce()
  })

  it('is given up where it takes too long, with a sentence', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const ended = workerThat(() => vi.advanceTimersByTime(60_000))
    expect(await readTableFile(csv('1'))).toMatchObject({
      says: expect.stringMatching(/^codes.csv took longer than 60 seconds to read/),
    })
    expect(ended).toHaveBeenCalledOnce()
    vi.useRealTimers()
  })

  it('over which a worker ended is not tried again on the page', async () => {
    const ended = workerThat((worker) => {
      workerSays(worker, { kind: 'progress', share: 0 })
      worker.dispatchEvent(new ErrorEvent('error'))
    })
    expect(await readTableFile(csv('1'))).toMatchObject({
      says: expect.stringContaining('the browser gave it up'),
    })
    expect(ended).toHaveBeenCalledOnce()
  })

  it('is no longer read by a page without workers either', async () => {
    const stop = new AbortController()
    const rows = '<row><c><v>1</v></c></row>'.repeat(60_000)
    const reading = readTableFile(new File([aWorkbook({ A: rows })], 'codes.xlsx'), {
      signal: stop.signal,
      onProgress: () => stop.abort(),
    })
    await expect(reading).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }))
  })

  it('is read on the page where the worker fails', async () => {
    const ended = workerThat((worker) => worker.dispatchEvent(new ErrorEvent('error')))
    expect(await readTableFile(csv('1'))).toMatchObject({ kind: 'table' })
    expect(ended).toHaveBeenCalledOnce()
  })

  it('is refused where it is empty, too large, or cannot be opened', async () => {
    expect(await readTableFile(csv(''))).toEqual({ kind: 'refused', says: 'codes.csv is empty.' })
    const large = Object.defineProperty(csv('1'), 'size', { value: 20_000_001 })
    expect(await readTableFile(large)).toMatchObject({
      says: expect.stringContaining('are read. Save the sheet'),
    })
    const gone = csv('1')
    vi.spyOn(gone, 'slice').mockImplementation(() => {
      throw new DOMException('gone', 'NotFoundError')
    })
    expect(await readTableFile(gone)).toMatchObject({
      says: expect.stringContaining('Choose it again'),
    })
  })
})

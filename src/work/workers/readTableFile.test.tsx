import { afterEach, describe, expect, it, vi } from 'vitest'
import { aWorkbook } from '../../testing/made/aWorkbook.ts'
import { readTableFile } from './readTableFile.ts'

const csv = (text: string) => new File([text], 'codes.csv', { type: 'text/csv' })

/** A worker that answers or fails as a test says. */
function workerThat(act: (worker: EventTarget, file: File) => void) {
  const ended = vi.fn<() => void>()
  class FakeWorker extends EventTarget {
    terminate = ended
    postMessage(file: File) {
      setImmediate(() => act(this, file))
    }
  }
  vi.stubGlobal('Worker', FakeWorker)
  return ended
}

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
    const answer = { kind: 'refused', says: 'by the worker' }
    const ended = workerThat((worker) =>
      worker.dispatchEvent(new MessageEvent('message', { data: answer })),
    )
    expect(await readTableFile(csv('1'))).toEqual(answer)
    expect(ended).toHaveBeenCalledOnce()
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

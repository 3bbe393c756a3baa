/** Sends the records of a catalog over a port, as fast as the other end requests them (src/api/ownCatalog.ts). */
import type { FromReader, ToReader } from '@/api/ownCatalog.ts'
import { RefusedFile } from '@/features/import/source.ts'
import { OpenQuestionsError, type RecordPiece } from './readCatalog.ts'

/** Sends all pieces. Resolves once everything is sent or the other end stops. Never rejects: a failure is sent. */
export async function sendRecords(
  fileName: string,
  pieces: AsyncGenerator<RecordPiece, void>,
  port: MessagePort,
): Promise<void> {
  /** How many more pieces the other end accepts. */
  let capacity = 0
  let isStopped = false
  let wake: () => void = () => {}
  port.addEventListener('message', ({ data }: MessageEvent<ToReader>) => {
    if (data.kind === 'more') capacity += 1
    else isStopped = true
    wake()
  })
  port.start()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has one listener
  const post = (message: FromReader) => port.postMessage(message)
  const waitForCapacity = async (): Promise<boolean> => {
    if (capacity === 0 && !isStopped) {
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    }
    return !isStopped
  }
  try {
    for await (const piece of pieces) {
      if (!(await waitForCapacity())) break
      capacity -= 1
      post(piece)
    }
  } catch (error) {
    if (await waitForCapacity()) post({ kind: 'failure', message: failureInWords(fileName, error) })
  } finally {
    port.close()
  }
}

const MOVED =
  'can’t be read: it was moved or changed, or another program is using it. Choose it again.'

function failureInWords(fileName: string, error: unknown): string {
  if (error instanceof OpenQuestionsError) return error.message
  if (error instanceof RefusedFile) return `${fileName} ${error.message}`
  // A file that is gone or locked fails with a `DOMException` of the File API.
  if (error instanceof DOMException) return `${fileName} ${MOVED}`
  return error instanceof Error ? error.message : String(error)
}

/** Files made to hurt whoever reads them: each is made when it is requested, none is stored. */

export type HostileFile = {
  kind: 'CSV' | 'XLSX' | 'XML' | 'NDJSON' | 'gzip' | 'backup'
  /** What it is, as the subject of a sentence. */
  is: string
  /** Its name where it is chosen. */
  name: string
  make: () => Uint8Array<ArrayBuffer>
  /** How reading it ends: with what can be used of it, or with a sentence. */
  ends: 'read' | RegExp
  /** Seconds of work: left to the slow tests. */
  isLarge?: true
}

/** Where what comes from elsewhere would come from: a journey listens there. */
export const ELSEWHERE = 'http://127.0.0.1:4699/elsewhere'

const encoder = new TextEncoder()
export const utf8 = (text: string): Uint8Array<ArrayBuffer> => encoder.encode(text)

/** One text many times, without a string that long. */
export function times(part: string, count: number, before = '', after = '') {
  const [head, body, tail] = [utf8(before), utf8(part), utf8(after)]
  const bytes = new Uint8Array(head.length + body.length * count + tail.length)
  bytes.set(head)
  const end = head.length + body.length * count
  if (count > 0) bytes.set(body, head.length)
  for (let filled = body.length; filled < body.length * count; filled *= 2) {
    bytes.copyWithin(
      head.length + filled,
      head.length,
      Math.min(head.length + filled, end - filled),
    )
  }
  bytes.set(tail, end)
  return bytes
}

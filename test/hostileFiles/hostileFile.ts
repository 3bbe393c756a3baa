/** Malicious files; each is made when it is requested, and none is stored. */

export type HostileFile = {
  kind: 'CSV' | 'XLSX' | 'XML' | 'NDJSON' | 'gzip' | 'backup'
  /** A description that serves as the subject of a sentence. */
  is: string
  /** The file name. */
  name: string
  make: () => Uint8Array<ArrayBuffer>
  /** How reading it ends: with the usable rows, or with a message. */
  ends: 'read' | RegExp
  /** Whether the file takes seconds to make or read; only the slow tests use such files. */
  isLarge?: true
}

/** The address that malicious files refer to; a journey listens there for requests. */
export const ELSEWHERE = 'http://127.0.0.1:4699/elsewhere'

const encoder = new TextEncoder()
export const utf8 = (text: string): Uint8Array<ArrayBuffer> => encoder.encode(text)

/** One text repeated many times, without making a string of that length. */
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

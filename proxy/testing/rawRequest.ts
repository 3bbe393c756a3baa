/** Sends a request byte for byte and parses the answer strictly: Node's HTTP client would correct or refuse such requests. */
import { connect } from 'node:net'
import { gunzipSync } from 'node:zlib'

export type RawAnswer = {
  /** 0 if the connection ended without an answer. */
  status: number
  /** Names in lower case, in order, repeated ones separate. */
  headers: [name: string, value: string][]
  /** Decompressed, as Latin-1. */
  body: string
  /** Every received byte, as Latin-1. */
  raw: string
  /** False if the answer ended before its announced end. */
  whole: boolean
}

/** Reached only if an answer never comes. */
const PATIENCE_MS = 60_000

export function bytesFrom(port: number, request: string | Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const socket = connect({ port, host: '127.0.0.1' })
    socket.setTimeout(PATIENCE_MS, () => {
      socket.destroy()
      reject(new Error('Nothing came for a minute: the request hangs.'))
    })
    socket.on('data', (chunk) => chunks.push(chunk))
    // A reset also counts as the end; what came before it is read.
    socket.on('error', () => {})
    socket.on('close', () => {
      resolve(Buffer.concat(chunks))
    })
    socket.write(request)
  })
}

function unchunked(body: Buffer): { bytes: Buffer; whole: boolean } {
  const pieces: Buffer[] = []
  let at = 0
  for (;;) {
    const end = body.indexOf('\r\n', at)
    const size = end === -1 ? NaN : Number.parseInt(body.toString('latin1', at, end), 16)
    if (Number.isNaN(size)) return { bytes: Buffer.concat(pieces), whole: false }
    if (size === 0) return { bytes: Buffer.concat(pieces), whole: true }
    pieces.push(body.subarray(end + 2, end + 2 + size))
    if (end + 4 + size > body.length) return { bytes: Buffer.concat(pieces), whole: false }
    at = end + 4 + size
  }
}

function unpacked(bytes: Buffer, encoding: string | undefined): { bytes: Buffer; whole: boolean } {
  if (encoding !== 'gzip') return { bytes, whole: true }
  try {
    return { bytes: gunzipSync(bytes), whole: true }
  } catch {
    return { bytes: Buffer.alloc(0), whole: false }
  }
}

const CONTINUE = 'HTTP/1.1 100 Continue\r\n\r\n'

/** `isEmpty` for an answer that never has a body, whatever its headers announce. */
export function readAnswer(bytes: Buffer, isEmpty: boolean): RawAnswer {
  // Skips `100 Continue`, the permission to send a body.
  const all = bytes.indexOf(CONTINUE) === 0 ? bytes.subarray(CONTINUE.length) : bytes
  const raw = all.toString('latin1')
  const end = raw.indexOf('\r\n\r\n')
  const [first = '', ...lines] = raw.slice(0, Math.max(end, 0)).split('\r\n')
  const status = Number(/^HTTP\/1\.[01] (\d{3})(?: |$)/.exec(first)?.[1] ?? 0)
  const headers = lines.map((line): [string, string] => {
    const [name = '', ...value] = line.split(':')
    return [name.toLowerCase(), value.join(':').trim()]
  })
  const valueOf = (wanted: string) => headers.find(([name]) => name === wanted)?.[1]
  if (status === 0) return { status, headers: [], body: '', raw, whole: false }
  const rest = all.subarray(end + 4)
  if (isEmpty || status === 204 || status === 304) {
    return { status, headers, body: rest.toString('latin1'), raw, whole: true }
  }
  const length = valueOf('content-length')
  const sent =
    valueOf('transfer-encoding') === 'chunked'
      ? unchunked(rest)
      : { bytes: rest, whole: length === undefined || Number(length) === rest.length }
  const plain = unpacked(sent.bytes, valueOf('content-encoding'))
  const whole = sent.whole && plain.whole
  return { status, headers, body: plain.bytes.toString('latin1'), raw, whole }
}

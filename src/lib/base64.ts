/** Converts bytes to base64 and back (RFC 4648 §4). */

/** The number of bytes converted at a time: they must fit into the arguments of a function call. */
const PIECE = 32_768

export function toBase64(bytes: Uint8Array): string {
  let binary = ''
  for (let at = 0; at < bytes.length; at += PIECE) {
    binary += String.fromCharCode(...bytes.subarray(at, at + PIECE))
  }
  return btoa(binary)
}

/** Converts base64 to bytes. Throws a `DOMException` if the text is not base64. */
export function fromBase64(text: string): Uint8Array {
  const binary = atob(text)
  const bytes = new Uint8Array(binary.length)
  for (let at = 0; at < binary.length; at += 1) bytes[at] = binary.charCodeAt(at)
  return bytes
}

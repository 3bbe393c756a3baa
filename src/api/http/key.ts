/** Checks whether a header can contain a key (§5). */

const printableAscii = /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/

/** Why a key or token cannot be sent, as a sentence that never includes it; null if it can be sent. */
export function keyProblem(key: string): string | null {
  return printableAscii.test(key)
    ? null
    : 'The key has a character that isn’t allowed, such as a curly quote or a line break. Copy it again.'
}

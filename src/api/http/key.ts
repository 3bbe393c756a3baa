/** A key that a header can contain (§5). */

const printableAscii = /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/

/** A message why a key or token cannot be sent; null where it can. The message never includes the key. */
export function keyProblem(key: string): string | null {
  return printableAscii.test(key)
    ? null
    : 'The key has a character that isn’t allowed, such as a curly quote or a line break. Copy it again.'
}

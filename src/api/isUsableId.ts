/** Which product ids can be requested: an id is part of an address (§4.1), and some texts would change its path. */

/** The maximum length of a product id, in characters. */
export const MAX_ID_CHARS = 512

/** Ids that would change the path of a request: `.` and `..`, percent-encoded or not. */
export const CHANGES_PATH = /^(?:\.|%2e){1,2}$/i

/** Returns true if a product can be requested by this id; separate from the error messages, which the first results don't need. */
export function isUsableId(id: string): boolean {
  const text = id.trim()
  return text !== '' && !CHANGES_PATH.test(text) && id.length <= MAX_ID_CHARS
}

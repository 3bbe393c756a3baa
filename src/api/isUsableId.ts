/** Which product ids can be requested: an id is a part of an address (§4.1), and some texts would lead elsewhere. */

/** In characters. */
export const LONGEST_ID = 512

/** `.` and `..`, percent-encoded or not. */
export const CHANGES_PATH = /^(?:\.|%2e){1,2}$/i

/** Whether a product can be requested by this id; apart from the words for what cannot, which the first results do without. */
export function isUsableId(id: string): boolean {
  const text = id.trim()
  return text !== '' && !CHANGES_PATH.test(text) && id.length <= LONGEST_ID
}

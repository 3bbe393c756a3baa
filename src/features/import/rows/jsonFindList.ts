/** Finds the list inside a JSON object that contains the records: shops and their interfaces wrap it in one or two objects. */

/** Names of lists of records, reduced to letters in lower case. */
const KNOWN =
  /^(?:products?|productlist|items?|articles?|artikel|produits?|productos|prodotti|produkte|produtos|offers?|listings?|catalogu?e?|records?|rows?|results?|data|entries|hits|docs?|documents?|edges|nodes|values?|list|feed)$/
/** Names of lists that are next to lists of records, such as facets, or that belong to a single product. */
const ASIDE =
  /^(?:facets?|filters?|errors?|warnings?|messages?|links?|meta|categories|columns|fields|schema|sorts?|aggregations|breadcrumbs?|variants?|skus?|skuset|options?|images?|attributes|specs?|params?)$/

const plain = (key: string) => key.replaceAll(/[^a-z]/gi, '').toLowerCase()

/** How many objects may be around the list. */
const MAX_DEPTH = 4
const TOKEN = /"(?:[^"\\]|\\[^])*"|[[\]{}:]/g
/** What follows the bracket of a list of objects. */
const OBJECT = /\s*\{/y

/**
 * Where the list of objects begins that most likely contains the records: one with a known name, otherwise the first that is
 * not a usual side list. `text` is the beginning of an object. Null if there is none.
 */
export function findList(text: string): number | null {
  let key = ''
  let objects = 0
  let lists = 0
  let first: number | null = null
  TOKEN.lastIndex = 0
  for (let found = TOKEN.exec(text); found; found = TOKEN.exec(text)) {
    const token = found[0]
    if (token === '[') {
      OBJECT.lastIndex = TOKEN.lastIndex
      if (lists === 0 && objects <= MAX_DEPTH && OBJECT.test(text)) {
        const name = plain(key)
        if (KNOWN.test(name)) return found.index
        if (!ASIDE.test(name)) first ??= found.index
      }
      lists += 1
    } else if (token === ']') lists = Math.max(0, lists - 1)
    else if (lists === 0) {
      if (token === '{') objects += 1
      else if (token === '}') objects -= 1
      else if (token !== ':') key = token.slice(1, -1)
    }
  }
  return first
}

/** Names that only a record has, and not the object around a list of records. */
const OF_RECORD =
  /"(?:ean\w*|gtin\w*|upc\w*|barcode|sku\w*|isbn\w*|mpn|price|offer_?price|sale_?price|product_?id|product_?name)"\s*:/i
const FIRST_LIST = /\[\s*\{/

/** Whether an object is itself a record, even if it contains lists, such as a single product with its variants. */
export function isSingleRecord(text: string): boolean {
  const list = text.search(FIRST_LIST)
  const before = list < 0 ? text : text.slice(0, list)
  return OF_RECORD.test(before)
}

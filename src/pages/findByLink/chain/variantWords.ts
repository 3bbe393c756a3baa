import type { Answer } from '@/api/http/call.ts'
import type { UrlForm } from '@/api/links/urlForms.ts'
import { plural } from '@/lib/text/plural.ts'

const TRACKING = /(w)ithout tracking parameters$/i

/** The name of a variant, with the number of parameters that it removes if they can be counted. */
export function variantName({ form, removed }: UrlForm): string {
  const count = removed.filter((part) => !part.includes(':~:')).length
  if (count === 0) return form
  return form.replace(TRACKING, `$1ithout ${plural(count, 'tracking parameter')}`)
}

const PARTS = /^(https?:\/\/[^/?#]*)([^?#]*)(.*)$/is

/** The part of a URL that differs from the original: the query and fragment, everything from the path on, or all of it. */
export function distinctPart(url: string, original: string): string {
  const [, host = '', path = '', rest = ''] = PARTS.exec(url) ?? []
  const [, originalHost = '', originalPath = ''] = PARTS.exec(original) ?? []
  if (host !== originalHost) return url
  return path === originalPath && rest !== '' ? rest : path + rest || url
}

/** What this variant removes in addition to the previous variant, as written in the URL. */
export function newlyRemoved(form: UrlForm, before: UrlForm | undefined): string[] {
  return form.removed.filter((part) => before?.removed.includes(part) !== true)
}

/** The text for a URL without a record. `[]` and 404 both mean "not matched"; the text includes which of them was received. */
export function notMatchedWords({ status, text }: Answer): string {
  if (status !== 200) return `Not matched, ${status}`
  return /^\s*\[\s*\]\s*$/.test(text) ? 'Not matched, [ ]' : 'Not matched, empty response'
}

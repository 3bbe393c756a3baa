import type { Answer } from '../../../catalog/http/call.ts'
import type { UrlForm } from '../../../catalog/urlForms.ts'
import { formatCount } from '../../../lib/numbers/format.ts'

/** The form's name, with how many parameters it leaves out where that is countable. */
export function formName({ form, removed }: UrlForm): string {
  if (form !== 'Without tracking parameters' || removed.length === 0) return form
  return removed.length === 1
    ? 'Without 1 tracking parameter'
    : `Without ${removed.length} tracking parameters`
}

/** The part of the URL in which the forms differ: query and fragment, or the path where neither is left. */
export function distinctPart(url: string): string {
  const start = url.search(/[?#]/)
  if (start >= 0) return url.slice(start)
  return url.replace(/^https?:\/\/[^/]*/i, '') || url
}

/** What this form leaves out beyond the form before it, as it stood in the URL. */
export function newlyRemoved(form: UrlForm, before: UrlForm | undefined): string[] {
  return form.removed
    .filter((name) => !before?.removed.includes(name))
    .map((name) => (name.startsWith('#') ? name : `&${name}`))
}

/** `[]` and 404 both mean "not matched"; which one came is said. */
export function notMatchedWords({ status, text }: Answer): string {
  if (status !== 200) return `Not matched, ${status}`
  return /^\s*\[\s*\]\s*$/.test(text) ? 'Not matched, [ ]' : 'Not matched, empty answer'
}

export function recordsInWords(count: number): string {
  return count === 1 ? '1 record' : `${formatCount(count)} records`
}

export function skusInWords(count: number): string {
  return count === 1 ? '1 SKU' : `${formatCount(count)} SKUs`
}

import { urlForms } from '@/api/links/urlForms.ts'

/** The note about a link that was found in another form: "Matched as https://… (without parameters)". */
export function matchedVariant(original: string, matched: string): string {
  const variant = urlForms(original).find(({ url }) => url === matched)
  return `Matched as ${matched}${variant === undefined ? '' : ` (${variant.form})`}`
}

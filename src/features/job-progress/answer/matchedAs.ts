import { urlForms } from '@/api/links/urlForms.ts'

/** "Matched as https://… (without parameters)": which variant of a link has a record. */
export function matchedVariant(original: string, matched: string): string {
  const variant = urlForms(original).find(({ url }) => url === matched)
  return `Matched as ${matched}${variant === undefined ? '' : ` (${variant.form})`}`
}

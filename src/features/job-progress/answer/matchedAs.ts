import { urlForms } from '@/api/links/urlForms.ts'

/** "Matched as https://… (without parameters)": the variant of a link that has a listing. */
export function matchedVariant(original: string, matched: string): string {
  const variant = urlForms(original).find(({ url }) => url === matched)
  return `Matched as ${matched}${variant === undefined ? '' : ` (${variant.form})`}`
}

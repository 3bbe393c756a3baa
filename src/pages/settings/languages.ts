/** The language tags that figures and dates can be written in, sorted by their English names on screen. */
import { compareTexts } from '@/lib/text/collation.ts'

const TAGS =
  'ar-AE ar-EG cs-CZ da-DK de-AT de-CH de-DE el-GR en-AU en-CA en-GB en-IN en-US es-ES es-MX fa-IR fi-FI fr-CH fr-FR he-IL hi-IN hu-HU id-ID it-IT ja-JP ko-KR nb-NO nl-NL pl-PL pt-BR pt-PT ro-RO ru-RU sv-SE th-TH tr-TR uk-UA vi-VN zh-CN'

const names = new Intl.DisplayNames(['en-GB'], { type: 'language', languageDisplay: 'standard' })

/** The English name of a language, `German (Germany)`; an invalid tag, such as `x`, is returned as given. */
export function languageName(tag: string): string {
  try {
    return names.of(tag) ?? tag
  } catch {
    return tag
  }
}

/** The languages to choose from, sorted by name, including a chosen one that isn't offered, for example from a backup. */
export function offeredLanguages(chosen: string): string[] {
  const offered = new Set([...TAGS.split(' '), chosen].filter(Boolean))
  const named = [...offered].map((tag) => ({ tag, name: languageName(tag) }))
  return named.toSorted((a, b) => compareTexts(a.name, b.name)).map(({ tag }) => tag)
}

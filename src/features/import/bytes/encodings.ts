/** The encodings that can be chosen in the import preview. https://encoding.spec.whatwg.org/#names-and-labels */

/** The encodings, each by the name that `TextDecoder` gives it. */
export const ENCODINGS = [
  { value: 'utf-8', label: 'Unicode (UTF-8)' },
  { value: 'utf-16le', label: 'Unicode (UTF-16 LE)' },
  { value: 'utf-16be', label: 'Unicode (UTF-16 BE)' },
  { value: 'windows-1252', label: 'Western European (Windows-1252)' },
  { value: 'iso-8859-15', label: 'Western European (ISO 8859-15)' },
  { value: 'macintosh', label: 'Western European (Mac)' },
  { value: 'windows-1250', label: 'Central European (Windows-1250)' },
  { value: 'iso-8859-2', label: 'Central European (ISO 8859-2)' },
  { value: 'windows-1251', label: 'Cyrillic (Windows-1251)' },
  { value: 'koi8-r', label: 'Cyrillic (KOI8-R)' },
  { value: 'windows-1253', label: 'Greek (Windows-1253)' },
  { value: 'windows-1254', label: 'Turkish (Windows-1254)' },
  { value: 'windows-1255', label: 'Hebrew (Windows-1255)' },
  { value: 'windows-1256', label: 'Arabic (Windows-1256)' },
  { value: 'windows-1257', label: 'Baltic (Windows-1257)' },
  { value: 'windows-874', label: 'Thai (Windows-874)' },
  { value: 'shift_jis', label: 'Japanese (Shift JIS)' },
  { value: 'euc-jp', label: 'Japanese (EUC-JP)' },
  { value: 'gb18030', label: 'Chinese, simplified (GB 18030)' },
  { value: 'big5', label: 'Chinese, traditional (Big5)' },
  { value: 'euc-kr', label: 'Korean (EUC-KR)' },
] as const

export type Encoding = (typeof ENCODINGS)[number]['value']

/** The encoding as `TextDecoder` names it, such as `windows-1252` for `ISO-8859-1`; null if it is not known. */
export function encodingOf(name: string): string | null {
  try {
    return new TextDecoder(name).encoding
  } catch {
    return null
  }
}

/** The label of an encoding; its own name if it is not offered, as a declared encoding may be. */
export function encodingLabel(encoding: string): string {
  return ENCODINGS.find(({ value }) => value === encoding)?.label ?? encoding
}

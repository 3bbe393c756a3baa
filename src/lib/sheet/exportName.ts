/** Makes the name of an exported file, valid on every file system. */

const EXTENSIONS = { csv: 'csv', xlsx: 'xlsx', json: 'json', html: 'html' } as const
const MOST_CHARACTERS = 120

/** The name of a file: `Batch 18 Nov (partial).csv`. A partial file ends before the last row. */
export function exportName(
  name: string,
  format: keyof typeof EXTENSIONS,
  isPartial: boolean,
): string {
  const plain = name
    .normalize('NFC')
    .replaceAll(/[*?"<>]+/g, '')
    // oxlint-disable-next-line no-control-regex -- control characters are what no file system wants
    .replaceAll(/[\u0000-\u001F\u007F/\\:|\p{Surrogate}]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[. ]+/, '')
  const short = Array.from(plain)
    .slice(0, MOST_CHARACTERS)
    .join('')
    .replace(/[. ]+$/, '')
  return `${short === '' ? 'export' : short}${isPartial ? ' (partial)' : ''}.${EXTENSIONS[format]}`
}

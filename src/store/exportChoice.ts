/** How someone wants their exports, remembered in local storage; for the page where storage is refused. */
import { defaultExportChoice, type ExportChoice } from '../domain/export/exportChoice.ts'
import { PREFIX, refused } from './preferences.ts'

const KEY = `${PREFIX}export`

const known: { [Name in keyof ExportChoice]: readonly ExportChoice[Name][] } = {
  format: ['csv', 'xlsx', 'json', 'copy'],
  separator: [',', ';', '\t'],
  decimal: ['.', ','],
  mark: [true, false],
  columns: ['shown', 'all'],
  head: [true, false],
}

function storedText(): string | null {
  const held = refused.get(KEY)
  if (held !== undefined) return held
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

function stored(): Record<string, unknown> {
  try {
    // Of anything but an object no name is found.
    return Object(JSON.parse(storedText() ?? 'null')) as Record<string, unknown>
  } catch {
    return {}
  }
}

/** What was kept, and the app's own where nothing was, or nothing that can be used. */
export function readExportChoice(): ExportChoice {
  const kept = stored()
  const read = <Name extends keyof ExportChoice>(name: Name): ExportChoice[Name] =>
    known[name].find((value) => value === kept[name]) ?? defaultExportChoice[name]
  return {
    format: read('format'),
    separator: read('separator'),
    decimal: read('decimal'),
    mark: read('mark'),
    columns: read('columns'),
    head: read('head'),
  }
}

export function keepExportChoice(choice: ExportChoice): void {
  const text = JSON.stringify(choice)
  try {
    localStorage.setItem(KEY, text)
    refused.delete(KEY)
  } catch {
    refused.set(KEY, text)
  }
}

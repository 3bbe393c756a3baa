import { beforeEach, describe, expect, it, vi } from 'vitest'
import { defaultExportChoice } from '@/lib/sheet/exportChoice.ts'
import { saveExportChoice, readExportChoice } from './exportChoice.ts'
import { PREFERENCE_PREFIX } from './preferences.ts'

const KEY = `${PREFERENCE_PREFIX}export`

beforeEach(() => localStorage.clear())

describe('the export settings', () => {
  it('are remembered', () => {
    expect(readExportChoice()).toEqual(defaultExportChoice)
    const choice = {
      ...defaultExportChoice,
      separator: ';',
      mark: false,
      plainCodes: true,
    } as const
    saveExportChoice(choice)
    expect(readExportChoice()).toEqual(choice)
  })

  it.each([
    '',
    'null',
    '[]',
    '"x"',
    '{',
    '{"separator":"|","mark":"yes","__proto__":{"head":false}}',
  ])('are the defaults if %s is stored', (text) => {
    localStorage.setItem(KEY, text)
    expect(readExportChoice()).toEqual(defaultExportChoice)
  })

  it('use the valid values of a damaged entry', () => {
    localStorage.setItem(KEY, '{"format":"pdf","separator":"\\t","head":false}')
    expect(readExportChoice()).toEqual({ ...defaultExportChoice, separator: '\t', head: false })
  })

  it('are held in memory if storage refuses them', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    saveExportChoice({ ...defaultExportChoice, format: 'xlsx' })
    expect(readExportChoice().format).toBe('xlsx')
    vi.restoreAllMocks()
    saveExportChoice(defaultExportChoice)
    expect(readExportChoice()).toEqual(defaultExportChoice)
  })
})

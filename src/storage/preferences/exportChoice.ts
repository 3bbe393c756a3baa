/** How someone wants their exports. */
import { defaultExportChoice, type ExportChoice } from '@/lib/sheet/exportChoice.ts'
import { rememberedChoice } from './rememberedChoice.ts'

const remembered = rememberedChoice<ExportChoice>(
  'export',
  {
    format: ['csv', 'xlsx', 'json', 'copy'],
    separator: [',', ';', '\t'],
    decimal: ['.', ','],
    mark: [true, false],
    plainCodes: [true, false],
    columns: ['shown', 'all'],
    head: [true, false],
  },
  defaultExportChoice,
)

/** What was stored, and the app's own where nothing was, or nothing that can be used. */
export function readExportChoice(): ExportChoice {
  return remembered.read()
}

export function saveExportChoice(choice: ExportChoice): void {
  remembered.save(choice)
}

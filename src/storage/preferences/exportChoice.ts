/** The saved export settings of the user. */
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

/** The saved settings; the defaults if they are missing or invalid. */
export function readExportChoice(): ExportChoice {
  return remembered.read()
}

export function saveExportChoice(choice: ExportChoice): void {
  remembered.save(choice)
}

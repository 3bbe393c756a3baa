import { paths } from '@/routing/paths.ts'
import { turnOnDeveloper } from './support/developer.ts'
import { test } from './support/fixtures.ts'
import { walkThousandCodes } from './support/thousandCodes.ts'

test(
  'a thousand codes out of a spreadsheet become a workbook, over a reload',
  { tag: '@slow' },
  async ({ page, expectStatus }) => {
    expectStatus(404)
    await turnOnDeveloper(page)
    await page.goto(paths.newCollection())
    await walkThousandCodes(page)
  },
)

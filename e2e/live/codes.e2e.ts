import { paths } from '@/routing/paths.ts'
import { turnOnDeveloper } from '../support/developer.ts'
import { test } from '../support/fixtures.ts'
import { walkThousandCodes } from '../support/thousandCodes.ts'

test(
  'a thousand codes from a spreadsheet become a workbook, also through the proxy',
  {
    tag: '@slow',
  },
  async ({ page, expectStatus }) => {
    expectStatus(404)
    await turnOnDeveloper(page)
    await page.goto(paths.newCollection())
    await walkThousandCodes(page)
  },
)

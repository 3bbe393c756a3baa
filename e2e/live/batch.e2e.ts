import { paths } from '../../src/url/paths.ts'
import { test } from '../fixtures.ts'
import { walkThousandCodes } from '../thousandCodes.ts'

test(
  'a thousand codes out of a spreadsheet become a workbook through the proxy, too',
  {
    tag: '@slow',
  },
  async ({ page, expectStatus }) => {
    expectStatus(404)
    await page.goto(paths.batch())
    await walkThousandCodes(page)
  },
)

import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { defaultCodesSettings } from '@/domain/pricing/itemAnswer.ts'
import { listVersions } from '@/storage/collections/versions.ts'
import { demoConnection } from '@test/made/connections.ts'
import { fileInput } from '@test/pages/codesPage.ts'
import { address, renderAt } from '@test/pages/renderAt.tsx'

const CODE = '2049811763054'

const answersAt = (at: number, offerPrice: number) => ({
  at,
  answers: [
    {
      key: `ean us ${CODE}`,
      outcome: {
        at,
        ms: 1,
        tries: 1,
        state: 'done',
        answer: {
          kind: 'ean',
          code: CODE,
          echo: null,
          title: 'Linen shirt',
          imageUrl: null,
          offers: [
            {
              productId: null,
              merchantId: 'N1',
              merchantName: 'Northgate',
              merchantProductUrl: null,
              offerPrice,
              salePrice: null,
            },
          ],
        },
      },
    },
  ],
})

const run = (isDemo: boolean, more: object = {}) =>
  new File(
    [
      JSON.stringify({
        format: 'catalog-explorer-run',
        version: 1,
        isDemo,
        collection: {
          name: 'Night of shirts',
          groups: [['us']],
          settings: defaultCodesSettings,
          lines: [{ line: 1, text: CODE, target: null }],
          versions: [answersAt(1_000, 30), answersAt(2_000, 25)],
        },
        ...more,
      }),
    ],
    'run.json',
    { type: 'application/json' },
  )

async function choose(file: File) {
  const { user } = renderAt('/collections/new')
  await user.upload(await fileInput(), file)
}

it(
  'the run.json of a nightly run opens as a collection with its versions',
  { tags: 'slow' },
  async () => {
    await choose(run(true))
    expect(await screen.findByRole('heading', { level: 1, name: 'Night of shirts' })).toBeVisible()
    expect(address()).toMatch(/^\/collections\/[a-z0-9]{10}$/)
    expect((await screen.findAllByText('Linen shirt'))[0]).toBeVisible()
    const { savedVersions } = await listVersions(demoConnection.id)
    expect(savedVersions.flatMap(({ versions }) => versions.map(({ at }) => at))).toEqual([
      2_000, 1_000,
    ])
  },
)

it('a nightly run that was made with a live service can’t be opened in the demo', async () => {
  await choose(run(false))
  expect(
    await screen.findByText(
      'This nightly run was made with a live service. Turn off the demo to open it.',
    ),
  ).toBeVisible()
  expect(address()).toBe('/collections/new')
})

it('a damaged nightly run says that it can’t be opened', async () => {
  await choose(run(true, { collection: {} }))
  expect(await screen.findByText(/^This nightly run can’t be opened/)).toBeVisible()
})

import { expect, test } from '../support/fixtures.ts'

type Manifest = { icons: { src: string; sizes: string; type: string; purpose: string }[] }

test('the app can be installed: its manifest and icons exist with the stated type and size', async ({
  page,
  context,
}) => {
  await page.goto('/resolve?country=us')
  const devTools = await context.newCDPSession(page)
  const { url, data = '', errors } = await devTools.send('Page.getAppManifest')
  expect([new URL(url).pathname, errors]).toEqual(['/manifest.webmanifest', []])
  const { icons } = JSON.parse(data) as Manifest // the browser has read it already
  expect(icons.map(({ purpose }) => purpose)).toContain('maskable')
  for (const { src, sizes, type } of icons) {
    const answer = await page.request.get(`/${src}`)
    expect([src, answer.status(), answer.headers()['content-type']]).toEqual([src, 200, type])
    if (sizes === 'any') continue
    const size = await page.evaluate(async (address) => {
      const image = new Image()
      image.src = address
      await image.decode()
      return `${image.naturalWidth}x${image.naturalHeight}`
    }, `/${src}`)
    expect([src, size]).toEqual([src, sizes])
  }
})

/**
 * Makes the demo catalog's image files from mocks/data/illustrations.svg: `node scripts/pictures.mjs`. Every appearance that
 * mocks/data/article/appearances.ts allows gets a front and close-ups, as WebP with a transparent background.
 */
import { existsSync } from 'node:fs'
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { runnerImport } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = join(root, 'mocks/data/pictures')
const frontPixels = 400
const closeUpPixels = 320
const logoPixels = 96

const drawing = await readFile(join(root, 'mocks/data/illustrations.svg'), 'utf8')
const jobs = [...(await productJobs()), ...logoJobs()]
await draw(jobs)

async function productJobs() {
  const options = { root, configFile: false, logLevel: 'error' }
  const { module: vocabulary } = await runnerImport(
    join(root, 'mocks/data/article/appearances.ts'),
    options,
  )
  const { shapes, appearances, closeUps, pictureName } = vocabulary
  return shapes.flatMap((shape) =>
    appearances[shape].flatMap((appearance) => {
      const name = pictureName(shape, appearance)
      const colour = appearance.colour.toLowerCase().replace(' ', '-')
      const picture = {
        symbol: `ill-${shape}`,
        classes: `c-${colour} pt-${appearance.pattern.toLowerCase()}`,
      }
      const front = { ...picture, file: `${name}-1.webp`, box: '0 0 152 152', pixels: frontPixels }
      const details = closeUps[shape].map(({ x, y, size }, index) => ({
        ...picture,
        file: `${name}-${index + 2}.webp`,
        // The view box of the symbols begins at 4, 4.
        box: `${x - 4} ${y - 4} ${size} ${size}`,
        pixels: closeUpPixels,
      }))
      return [front, ...details]
    }),
  )
}

function logoJobs() {
  return [...drawing.matchAll(/<symbol id="(logo-[a-z0-9]+)"/g)].map(([, symbol]) => ({
    symbol,
    classes: '',
    file: `${symbol}.webp`,
    box: '0 0 152 152',
    pixels: logoPixels,
  }))
}

async function draw(pictures) {
  const executablePath = [process.env['CHROMIUM'], '/usr/bin/chromium'].find(
    (path) => path && existsSync(path),
  )
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox'],
  })
  try {
    const page = await browser.newPage()
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { recursive: true })
    for (const picture of pictures) {
      const data = await page.evaluate(rasterise, { svg: svgOf(picture), pixels: picture.pixels })
      await writeFile(join(folder, picture.file), Buffer.from(data, 'base64'))
    }
  } finally {
    await browser.close()
  }
  const files = await readdir(folder)
  console.log(`${files.length} pictures in mocks/data/pictures`)
}

/** The drawing with only one symbol, cropped to the box. */
function svgOf({ symbol, classes, box, pixels }) {
  const style = /<style>[^]*?<\/style>/.exec(drawing)?.[0] ?? ''
  const defs = /<defs>[^]*?<\/defs>/.exec(drawing)?.[0] ?? ''
  const shape = new RegExp(`<symbol id="${symbol}"[^]*?</symbol>`).exec(drawing)?.[0]
  if (!shape) throw new Error(`illustrations.svg has no symbol ${symbol}.`)
  const use = `<g class="${classes}"><use href="#${symbol}" width="152" height="152"/></g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="${box}">${style}${defs}${shape}${use}</svg>`
}

/** Runs in the browser. */
async function rasterise({ svg, pixels }) {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = new OffscreenCanvas(pixels, pixels)
  canvas.getContext('2d').drawImage(image, 0, 0, pixels, pixels)
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 })
  const bytes = new Uint8Array(await blob.arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

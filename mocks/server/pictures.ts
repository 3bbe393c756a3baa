/** The product pictures of the demo: read from `mocks/data/pictures`, served and built under `/demo-pictures/`. */
import { readFile, readdir } from 'node:fs/promises'
import { extname } from 'node:path'

const FOLDER = new URL('../data/pictures/', import.meta.url)
export const PICTURE_PATH = '/demo-pictures/'

const TYPES: Record<string, string> = {
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
}

/** Null for a name that is not a demo picture. */
export const readPicture = async (
  name: string,
): Promise<{ bytes: Uint8Array; type: string } | null> => {
  const type = TYPES[extname(name)]
  if (type === undefined || !/^[\w-][\w.-]*$/.test(name)) return null
  try {
    return { bytes: await readFile(new URL(name, FOLDER)), type }
  } catch {
    return null
  }
}

export const pictureNames = async (): Promise<string[]> =>
  (await readdir(FOLDER)).filter((name) => TYPES[extname(name)] !== undefined)

import { vi } from 'vitest'

export type SavedFile = { name: string; blob: Blob }

/** From now on, collects downloads instead of passing them to the browser. */
export function savedFiles(): SavedFile[] {
  const files: SavedFile[] = []
  let last: Blob | null = null
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      last = blob
      return 'blob:saved'
    },
    revokeObjectURL: () => {},
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    if (last) files.push({ name: this.download, blob: last })
  })
  return files
}

/** The bytes of the file of that name. */
export async function bytesIn(files: readonly SavedFile[], name: string): Promise<Buffer> {
  const file = files.find((one) => one.name === name)
  if (!file)
    throw new Error(`No file ${name} was saved, but ${files.map((one) => one.name).join()}`)
  return Buffer.from(await file.blob.arrayBuffer())
}

export async function textIn(files: readonly SavedFile[], name: string): Promise<string> {
  return (await bytesIn(files, name)).toString('utf8')
}

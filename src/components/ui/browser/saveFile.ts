/** Saves a text, or the parts of a file, as a download. */
export function saveFile(
  name: string,
  content: string | BlobPart[],
  type = 'application/json',
): void {
  const parts = typeof content === 'string' ? [content] : content
  const address = URL.createObjectURL(new Blob(parts, { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // By the next task the download no longer needs the URL.
  setTimeout(() => URL.revokeObjectURL(address))
}

/** Hands a text, or the pieces of a file, to the browser as a download. */
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
  // The download has its own hold on the data by the next task.
  setTimeout(() => URL.revokeObjectURL(address))
}

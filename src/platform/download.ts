/** Gives the browser a file to save. Web only. */
export const downloadBlob = (blob: Blob, fileName: string): void => {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // The download has begun by then; at once would be too early for Safari.
  setTimeout(() => URL.revokeObjectURL(address), 5_000)
}

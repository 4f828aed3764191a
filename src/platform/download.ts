/** Downloads a file in the browser (web only). */
export const downloadBlob = (blob: Blob, fileName: string): void => {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // Safari reads the URL only after the click. After 5 s, the download has started.
  setTimeout(() => URL.revokeObjectURL(address), 5_000)
}

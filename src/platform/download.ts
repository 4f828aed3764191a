/** Downloads a file in the browser (web only). */
export const downloadBlob = (blob: Blob, fileName: string): void => {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // Safari reads the URL after the click; 5 s later the download has started.
  setTimeout(() => URL.revokeObjectURL(address), 5_000)
}

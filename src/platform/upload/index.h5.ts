import type { Upload } from './contract'

/** Uploads by the browser's own request; the code loads on first use. */
export const upload: Upload = async (request) => {
  const { uploadByForm } = await import('./web-upload')
  return uploadByForm(request)
}

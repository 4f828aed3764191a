import type { Upload } from './contract'

/** Uploads by the browser. The code loads on first use. */
export const upload: Upload = async (request) => {
  const { uploadByForm } = await import('./web-upload')
  return uploadByForm(request)
}

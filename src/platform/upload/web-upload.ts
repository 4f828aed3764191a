import { mayUploadTo } from './allowed'
import { FILE_FIELD, type Upload, type UploadAnswer, UPLOAD_TIMEOUT } from './contract'

const formOf = async (path: string, fields: Readonly<Record<string, string>>): Promise<FormData> => {
  const file = await (await fetch(path)).blob()
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append(FILE_FIELD, file, `file.${file.type.split('/')[1]?.replace(/\W.*$/, '') || 'bin'}`)
  return form
}

/** Uploads by XMLHttpRequest, which reports the progress. Sends no cookies. */
export const uploadByForm: Upload = async ({ address, path, fields, headers, onProgress, signal }) => {
  if (!mayUploadTo(address, window.location.origin)) return { kind: 'foreign' }
  let form: FormData
  try {
    form = await formOf(path, fields)
  } catch {
    return { kind: 'failed' }
  }
  if (signal?.aborted) return { kind: 'aborted' }
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    const abort = (): void => request.abort()
    const finish = (answer: UploadAnswer) => (): void => {
      signal?.removeEventListener('abort', abort)
      resolve(answer)
    }
    request.open('POST', address)
    request.timeout = UPLOAD_TIMEOUT
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => total > 0 && onProgress(loaded / total)
    request.onload = () => finish({ kind: 'answered', status: request.status, body: request.responseText })()
    request.onerror = finish({ kind: 'failed' })
    request.ontimeout = finish({ kind: 'timeout' })
    request.onabort = finish({ kind: 'aborted' })
    signal?.addEventListener('abort', abort)
    request.send(form)
  })
}

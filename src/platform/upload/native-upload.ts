import { canIUse, invoke } from '../native'
import { numberField, textField } from '../native-fields'
import type { NativeError } from '../native-refusal'
import { mayUploadTo } from './allowed'
import { FILE_FIELD, type Upload, type UploadAnswer, UPLOAD_TIMEOUT } from './contract'

interface Task {
  abort?: () => void
  onProgressUpdate?: (listener: (event?: { progress?: unknown } | null) => void) => void
}

interface Answer {
  statusCode?: unknown
  data?: unknown
}

const readAnswer = (answer: Answer | null | undefined): UploadAnswer => {
  const status = numberField(answer?.statusCode)
  return status === undefined ? { kind: 'failed' } : { kind: 'answered', status, body: textField(answer?.data) ?? '' }
}

const readFailure = (error: NativeError | null | undefined): UploadAnswer =>
  /time\s?-?out/i.test(textField(error?.errMsg) ?? textField(error?.errorMessage) ?? '')
    ? { kind: 'timeout' }
    : { kind: 'failed' }

/**
 * Creates the upload function over the host's call. The host's timeout is unreliable, so the function itself aborts an
 * upload after the timeout.
 * @param fileOptions the host's options that name the form field of the file
 */
export const uploadWith =
  (fileOptions: object): Upload =>
  ({ address, path, fields, headers, onProgress, signal }) => {
    if (!mayUploadTo(address, '')) return Promise.resolve({ kind: 'foreign' })
    if (!canIUse('uploadFile')) return Promise.resolve({ kind: 'unsupported' })
    if (signal?.aborted) return Promise.resolve({ kind: 'aborted' })
    return new Promise((resolve) => {
      let task: Task | null | undefined
      const finish = (answer: UploadAnswer): void => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', abort)
        resolve(answer)
      }
      const stop = (answer: UploadAnswer): void => {
        finish(answer)
        try {
          task?.abort?.()
        } catch {
          // The host has already ended the upload.
        }
      }
      const abort = (): void => stop({ kind: 'aborted' })
      const timer = setTimeout(() => stop({ kind: 'timeout' }), UPLOAD_TIMEOUT)
      signal?.addEventListener('abort', abort)
      try {
        task = invoke<Task | null | undefined>('uploadFile', {
          url: address,
          filePath: path,
          ...fileOptions,
          formData: { ...fields },
          header: { ...headers },
          success: (answer?: Answer | null) => finish(readAnswer(answer)),
          fail: (error?: NativeError | null) => finish(readFailure(error)),
        })
        task?.onProgressUpdate?.((event) => onProgress((numberField(event?.progress) ?? 0) / 100))
      } catch {
        finish({ kind: 'failed' })
      }
    })
  }

/** Options for the form field of the file on WeChat and FinClip. */
export const wechatFile = { name: FILE_FIELD, timeout: UPLOAD_TIMEOUT }

import { randomUUID } from 'node:crypto'
import { HostRefusal, type Task } from '../fakes/native-host'
import type { Hands } from './hands'
import type { Kind } from './kinds'
import { type Network, NetworkFault } from './network'

type Live = (options: Record<string, unknown>, task: Task) => Promise<object>

/** One white pixel, which is the content of every picture. Only the gateway reads the pictures. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4////fwAJ+wP9KobjigAAAABJRU5ErkJggg==',
  'base64',
)

const closed = (kind: Kind, call: string): HostRefusal =>
  new HostRefusal(kind === 'alipay' ? { error: 11, errorMessage: 'cancel' } : { errMsg: `${call}:fail cancel` })

const broken = (kind: Kind, call: string, text: string): HostRefusal =>
  new HostRefusal(kind === 'alipay' ? { error: 12, errorMessage: text } : { errMsg: `${call}:fail ${text}` })

/** Returns a form with one file as the hosts send it, with the fields before the file. */
const formOf = (fields: Record<string, unknown>, name: string, file: Buffer): { body: Buffer; type: string } => {
  const edge = `----host${randomUUID()}`
  const parts = Object.entries(fields).map(
    ([field, value]) => `--${edge}\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${String(value)}\r\n`,
  )
  const head = `--${edge}\r\nContent-Disposition: form-data; name="${name}"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`
  const body = Buffer.concat([Buffer.from(parts.join('') + head), file, Buffer.from(`\r\n--${edge}--\r\n`)])
  return { body, type: `multipart/form-data; boundary=${edge}` }
}

/** Creates the calls that choose, draw, compress and upload pictures. Files exist while the mini program runs. */
export const pictureCalls = (
  kind: Kind,
  { hands, network }: { hands: Hands; network: Network },
): Record<string, Live> => {
  const files = new Map<string, Buffer>()
  const create = (what: string, bytes: Buffer): string => {
    const path = `tmp://${what}-${files.size}`
    files.set(path, bytes)
    return path
  }
  const read = (call: string, path: unknown): Buffer => {
    const bytes = files.get(String(path))
    if (!bytes) throw broken(kind, call, 'no such file')
    return bytes
  }
  const choose =
    (call: string): Live =>
    async () => {
      await Promise.resolve()
      if (!hands.picksPhoto) throw closed(kind, call)
      const path = create('photo', PIXEL)
      const size = PIXEL.length
      return {
        tempFilePaths: [path],
        tempFiles: [{ tempFilePath: path, path, size, fileType: 'image' }],
        type: 'image',
      }
    }
  const compress: Live = async ({ src, apFilePaths }) => {
    await Promise.resolve()
    const path = create('small', read('compressImage', src ?? (apFilePaths as string[])[0]))
    return kind === 'alipay' ? { apFilePaths: [path] } : { tempFilePath: path }
  }
  const upload: Live = async ({ url, filePath, name, fileName, formData, header }, task) => {
    const { body, type } = formOf(
      (formData ?? {}) as Record<string, unknown>,
      String(name ?? fileName),
      read('uploadFile', filePath),
    )
    const headers = { ...(header as Record<string, string>), 'content-type': type }
    try {
      const answer = await network.send({ url: String(url), method: 'POST', data: body, header: headers }, task.onAbort)
      const data = typeof answer.data === 'string' ? answer.data : JSON.stringify(answer.data)
      return { statusCode: answer.status, data, header: answer.headers }
    } catch (error) {
      if (error instanceof NetworkFault) throw broken(kind, 'uploadFile', error.kind)
      throw error
    }
  }
  return {
    ...(kind === 'weapp' ? { chooseMedia: choose('chooseMedia') } : { chooseImage: choose('chooseImage') }),
    compressImage: compress,
    canvasToTempFilePath: async () => {
      await Promise.resolve()
      return { tempFilePath: create('canvas', PIXEL) }
    },
    uploadFile: upload,
  }
}

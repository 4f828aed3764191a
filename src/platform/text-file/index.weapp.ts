import { callSync, callVoid, canIUse, hostField } from '../native'
import { textField } from '../native-fields'
import { refused, unsupported } from '../outcome'
import type { SaveText } from './contract'

interface FileSystem {
  writeFile(options: object): void
}

/** Writes the file into the mini program's own folder, and opens WeChat's share panel with it. */
export const saveText: SaveText = async (name, text) => {
  const folder = textField((hostField('env') as { USER_DATA_PATH?: unknown } | undefined)?.USER_DATA_PATH)
  const files = callSync<FileSystem | undefined>('getFileSystemManager')
  if (!folder || !files || !canIUse('shareFileMessage')) return unsupported
  const filePath = `${folder}/${name}`
  const written = await new Promise<boolean>((resolve) => {
    try {
      const options = { filePath, data: text, encoding: 'utf8' }
      files.writeFile({ ...options, success: () => resolve(true), fail: () => resolve(false) })
    } catch {
      resolve(false)
    }
  })
  if (!written) return refused('failed')
  const shared = await callVoid('shareFileMessage', { filePath, fileName: name })
  return shared.kind === 'done' ? { kind: 'shared' } : refused(shared.kind)
}

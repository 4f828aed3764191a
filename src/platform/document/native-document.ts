import { call, callVoid } from '../native'
import { textField } from '../native-fields'
import { refused } from '../outcome'
import { gatewayUrl } from '../transport/gateway'
import type { OpenDocument } from './contract'

interface Downloaded {
  statusCode?: unknown
  tempFilePath?: unknown
  apFilePath?: unknown
}

/**
 * Creates the function that downloads a file and opens it in the host's viewer. @param options additional options for
 * the viewer
 */
export const openNative =
  (options: object): OpenDocument =>
  async ({ address }) => {
    const url = gatewayUrl(address)
    if (url === undefined) return refused('failed')
    const file = await call<Downloaded>('downloadFile', { url })
    if (file.kind !== 'ok') return refused(file.kind)
    const { statusCode = 200, tempFilePath, apFilePath } = file.value
    const filePath = textField(tempFilePath) ?? textField(apFilePath)
    if (statusCode !== 200 || !filePath) return refused('failed')
    const opened = await callVoid('openDocument', { filePath, fileType: 'pdf', ...options })
    return opened.kind === 'done' ? { kind: 'opened' } : refused(opened.kind)
  }

import { refused } from '../outcome'
import { gatewayUrl } from '../transport/gateway'
import type { OpenDocument } from './contract'

/**
 * Downloads the document, because browsers block a new tab after an asynchronous response. The browser then offers its
 * viewer.
 */
export const openDocument: OpenDocument = async ({ address, fileName }) => {
  const url = gatewayUrl(address)
  if (url === undefined) return refused('failed')
  try {
    const response = await fetch(url, { credentials: 'omit', referrerPolicy: 'no-referrer' })
    if (!response.ok) return refused('failed')
    const file = await response.blob()
    const { downloadBlob } = await import('../download')
    downloadBlob(file, fileName)
    return { kind: 'saved' }
  } catch {
    return refused('failed')
  }
}

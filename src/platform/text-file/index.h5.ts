import type { SaveText } from './contract'

/** Downloads the text as a file; the code loads on first use. */
export const saveText: SaveText = async (name, text) => {
  const { downloadBlob } = await import('../download')
  downloadBlob(new Blob([text], { type: 'application/json' }), name)
  return { kind: 'saved' }
}

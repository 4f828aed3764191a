import { uploadAuth } from '@/api/upload'
import type { ModelDeps } from '@/components/screen/use-model'
import { formFields } from '@/domain/upload/form-fields'
import type { createAbort } from '@/lib/abort'

interface SentPicture {
  /** Path of the file. */
  path: string
  scene: 'AVATAR' | 'RETURN'
  signal?: ReturnType<typeof createAbort>['signal']
  /** Called with the progress from 0 to 1. */
  onProgress?: (share: number) => void
}

/**
 * Uploads a picture with a new signature, because a signature can be used only once. Returns the entry code of the
 * stored picture, or null if it did not arrive. Rejects if the gateway refuses a signature.
 */
export const sendPicture = async (
  { client, platform, stores }: Pick<ModelDeps, 'client' | 'platform' | 'stores'>,
  { path, scene, signal, onProgress = () => {} }: SentPicture,
): Promise<string | null> => {
  const ask = { uploadType: 'IMAGE', merchantId: stores.shop.config?.merchantId ?? '', sceneType: scene } as const
  const auth = await client.call(uploadAuth, ask, { silent: true })
  if (signal?.aborted) return null
  const answer = await platform.upload({
    ...{ address: auth.host, path, fields: formFields(auth), headers: auth.headers, onProgress },
    ...(signal && { signal }),
  })
  const hasArrived = answer.kind === 'answered' && answer.status >= 200 && answer.status < 300
  return hasArrived && !signal?.aborted ? auth.entryCode : null
}

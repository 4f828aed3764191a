import sharp from 'sharp'
import type { UploadScene } from '../../../scripts/gateway/modules/base/upload/service'
import type { TestGateway } from './gateway'

/** Stores a picture of 480 × 640 pixels for a buyer, without an upload. */
export const storePicture = async (
  { gateway, clock }: TestGateway,
  userId: string,
  entryCode: string,
  scene: UploadScene = 'FORM',
  body: Uint8Array = Buffer.from(`picture ${entryCode}`),
): Promise<void> => {
  const now = clock.now()
  const row = {
    ...{ object_key: `key/${entryCode}`, entry_code: entryCode, user_id: userId, scene, provider: 'OTHER' },
    ...{ signed_at: now, expires_at: now, used_at: now, body: Buffer.from(body) },
    ...{ width: 480, height: 640, delete_at: now + 30 * 86_400_000 },
  }
  await gateway.context.db.insertInto('uploads').values(row).execute()
}

/** Returns a readable picture of 480 × 640 pixels. */
export const realPicture = (): Promise<Buffer> =>
  sharp({ create: { width: 480, height: 640, channels: 3, background: '#8899aa' } })
    .webp()
    .toBuffer()

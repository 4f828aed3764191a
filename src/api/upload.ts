import * as v from 'valibot'
import { get } from '@/request/call'
import * as w from './wire'

/** File and purpose of an upload. */
interface UploadAsk {
  uploadType: 'IMAGE'
  merchantId: string
  /** `RETURN` for pictures of goods that are broken or wrong. */
  sceneType?: 'AVATAR' | 'RETURN'
}

const headers = v.fallback(v.record(v.string(), v.string()), {})

const uploadAuthSchema = v.object({
  /**
   * Security token of a temporary login, in addition to the signature; for the type OTHER, the complete authorization.
   */
  token: w.optional(w.text()),
  /** Key of the object, including its folder. */
  key: v.pipe(v.string(), v.nonEmpty()),
  /** Address to which the upload form is sent. */
  host: v.pipe(v.string(), v.nonEmpty()),
  type: w.oneOf(['ALIYUN', 'VOLCANO', 'OTHER'], 'OTHER'),
  /** Id of the stored file in later calls. */
  entryCode: w.text(),
  callback: w.optional(w.text()),
  policy: w.optional(w.text()),
  signature: w.optional(w.text()),
  dir: w.optional(w.text()),
  algorithm: w.optional(w.text()),
  credential: w.optional(w.text()),
  headers,
  date: w.optional(w.text()),
})
export type UploadAuth = v.InferOutput<typeof uploadAuthSchema>

/** Returns a signature for a file in the merchant's object store (domain §3 and §7). Source: shell §7, buyer API. */
export const uploadAuth = get<UploadAsk, UploadAuth>('buyer/v1/oss/upload/auth', {
  auth: 'buyer',
  importance: 'high',
  changesState: true,
  read: w.reader(uploadAuthSchema),
})

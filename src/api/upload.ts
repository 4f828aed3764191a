import * as v from 'valibot'
import { get } from '@/request/call'
import * as w from './wire'

/** Purpose of an upload. Pictures of FORM and PERMIT are private: only `privatePicture` gives an address. */
export type UploadScene = 'AVATAR' | 'RETURN' | 'FORM' | 'PERMIT'

/** File and purpose of an upload. */
interface UploadAsk {
  uploadType: 'IMAGE'
  merchantId: string
  sceneType?: UploadScene
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

/** Reads a signature for one file. */
export const uploadAuthReader = w.reader(uploadAuthSchema)

/** Returns a signature for a file in the merchant's object store (domain §3 and §7). Source: shell §7, buyer API. */
export const uploadAuth = get<UploadAsk, UploadAuth>('buyer/v1/oss/upload/auth', {
  auth: 'buyer',
  importance: 'high',
  changesState: true,
  read: uploadAuthReader,
})

const link = v.object({ url: v.pipe(v.string(), v.nonEmpty()), expiresAt: w.moment })

/**
 * Returns a link to an own private picture, on the gateway. It is valid until `expiresAt` (epoch ms), and only for
 * requests with the access token of the same account. The resource is not in the specification.
 */
export const privatePicture = get<{ entryCode: string }, v.InferOutput<typeof link>>(
  'buyer/v1/private_pictures/{entryCode}',
  { auth: 'buyer', importance: 'high', changesState: true, read: w.reader(link) },
)

import * as v from 'valibot'
import { get } from '@/request/call'
import { oneOf, optional, reader, text } from './wire'

/** What is uploaded, and what for. */
interface UploadAsk {
  uploadType: 'IMAGE'
  merchantId: string
  sceneType?: 'AVATAR'
}

const headers = v.fallback(v.record(v.string(), v.string()), {})

const uploadAuthSchema = v.object({
  /** What the provider is proven by beside the signature: a temporary login's token, or for OTHER the whole permission. */
  token: optional(text()),
  /** Of the object, with its folder. */
  key: v.pipe(v.string(), v.nonEmpty()),
  /** Where the form is sent to. */
  host: v.pipe(v.string(), v.nonEmpty()),
  type: oneOf(['ALIYUN', 'VOLCANO', 'OTHER'], 'OTHER'),
  /** What the gateway knows the stored file by: later calls name it. */
  entryCode: text(),
  callback: optional(text()),
  policy: optional(text()),
  signature: optional(text()),
  dir: optional(text()),
  algorithm: optional(text()),
  credential: optional(text()),
  headers,
  date: optional(text()),
})
export type UploadAuth = v.InferOutput<typeof uploadAuthSchema>

/** The signature by which the merchant's object store takes one file. Source: shell §7, buyer API; domain §3 and §7. */
export const uploadAuth = get<UploadAsk, UploadAuth>('buyer/v1/oss/upload/auth', {
  auth: 'buyer',
  importance: 'high',
  changesState: true,
  read: reader(uploadAuthSchema),
})

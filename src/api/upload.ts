import * as v from 'valibot'
import { get } from '@/request/call'
import * as w from './wire'

/** What is uploaded, and what for. */
interface UploadAsk {
  uploadType: 'IMAGE'
  merchantId: string
  sceneType?: 'AVATAR'
}

const headers = v.fallback(v.record(v.string(), v.string()), {})

const uploadAuthSchema = v.object({
  /** What the provider is proven by beside the signature: a temporary login's token, or for OTHER the whole permission. */
  token: w.optional(w.text()),
  /** Of the object, with its folder. */
  key: v.pipe(v.string(), v.nonEmpty()),
  /** Where the form is sent to. */
  host: v.pipe(v.string(), v.nonEmpty()),
  type: w.oneOf(['ALIYUN', 'VOLCANO', 'OTHER'], 'OTHER'),
  /** What the gateway knows the stored file by: later calls name it. */
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

/** The signature by which the merchant's object store takes one file. Source: shell §7, buyer API; domain §3 and §7. */
export const uploadAuth = get<UploadAsk, UploadAuth>('buyer/v1/oss/upload/auth', {
  auth: 'buyer',
  importance: 'high',
  changesState: true,
  read: w.reader(uploadAuthSchema),
})

/** Data for the fields of an upload form (domain §3, upload signature response). */
export interface UploadSignature {
  type: 'ALIYUN' | 'VOLCANO' | 'OTHER'
  token: string
  key: string
  callback: string
  policy: string
  signature: string
  algorithm: string
  credential: string
  date: string
}

/** Returns the fields that have a value. */
const filled = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))

/**
 * Returns the form fields that a provider's object store requires. The caller appends the file as the last field.
 * Sources: Alibaba Cloud OSS PostObject (signature version 4), Volcano Engine TOS PostObject. For OTHER, uses the form
 * of Qiniu, which contains a single token.
 */
export const formFields = (auth: UploadSignature): Record<string, string> => {
  const { type, token, key, callback, policy, signature, algorithm, credential, date } = auth
  if (type === 'OTHER') return filled({ key, token })
  if (type === 'ALIYUN')
    return filled({
      key,
      policy,
      callback,
      'x-oss-signature-version': algorithm,
      'x-oss-credential': credential,
      'x-oss-date': date,
      'x-oss-signature': signature,
      'x-oss-security-token': token,
      success_action_status: '200',
    })
  return filled({
    key,
    policy,
    'x-tos-callback': callback,
    'x-tos-algorithm': algorithm,
    'x-tos-credential': credential,
    'x-tos-date': date,
    'x-tos-signature': signature,
    'x-tos-security-token': token,
  })
}

import type { Row } from '../../../core/database/database'

/** What a code stands for on the wire (contract: api/short-code). */
export const serializeContent = ({ page, params }: Row<'short_codes'>) => ({
  page,
  param: encodeURIComponent(JSON.stringify(params)),
})

/** A code with its web address on the wire (contract: api/short-code). @param origin the gateway's own */
export const serializeCode = ({ code, expires_at }: Row<'short_codes'>, origin: string) => ({
  code,
  url: `${origin}/s/${code}`,
  expireTime: expires_at,
})

import type { Row } from '../../../core/database/database'

/** Serializes the target of a short code (contract: api/short-code). */
export const serializeContent = ({ page, params }: Row<'short_codes'>) => ({
  page,
  param: encodeURIComponent(JSON.stringify(params)),
})

/**
 * Serializes a short code with its web address (contract: api/short-code).
 * @param origin the gateway's own origin
 */
export const serializeCode = ({ code, expires_at }: Row<'short_codes'>, origin: string) => ({
  code,
  url: `${origin}/s/${code}`,
  expireTime: expires_at,
})

import { codeParams } from '@/api/short-code'
import { readCodeParam } from '@/domain/short-code'
import type { Client } from '@/request/client'
import { isRequestError } from '@/request/errors'
import type { ResolveCode } from '@/router/deep-link-entry'

/** Returns true if the gateway responded that the code does not exist, has expired or is malformed. */
const isUnknownCode = (error: unknown): boolean =>
  isRequestError(error) && [400, 404].some((code) => error.statusCode === code || error.httpCode === code)

/**
 * Creates the function that resolves a short code through the gateway. It never rejects; the caller shows the result.
 */
export const createResolveCode =
  (client: Pick<Client, 'call'>): ResolveCode =>
  async (code) => {
    try {
      const { page, param } = await client.call(codeParams, { id: code }, { silent: true })
      const params = readCodeParam(param || '{}')
      return params ? { kind: 'found', page, params } : { kind: 'unknown' }
    } catch (error) {
      return { kind: isUnknownCode(error) ? 'unknown' : 'failed' }
    }
  }

import { codeParams } from '@/api/short-code'
import { readCodeParam } from '@/domain/short-code'
import type { Client } from '@/request/client'
import { isRequestError } from '@/request/errors'
import type { ResolveCode } from '@/router/deep-link-entry'

/** The gateway's word that there is no such code: it never was, it has expired, or it has not the form of one. */
const isUnknownCode = (error: unknown): boolean =>
  isRequestError(error) && [400, 404].some((code) => error.statusCode === code || error.httpCode === code)

/** Asks the gateway what a short code stands for; the caller says in words how it ended. */
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

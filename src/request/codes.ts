import { ENVELOPE_CODES } from '@/domain/business-codes/envelope'
import { SESSION_CODES } from '@/domain/business-codes/session'

export const isSuccess = (statusCode: number | undefined): boolean =>
  statusCode === ENVELOPE_CODES.success || statusCode === ENVELOPE_CODES.alsoSuccess

/** Returns true for the codes that end the login (shell §4). */
export const endsLogin = (statusCode: number | undefined): boolean =>
  statusCode === SESSION_CODES.loginExpired ||
  statusCode === SESSION_CODES.tokenException ||
  statusCode === SESSION_CODES.loggedOut ||
  statusCode === SESSION_CODES.notLoggedIn

const AUTH_CODES: readonly number[] = Object.values(SESSION_CODES)

/** Returns true for authentication codes, for which a cached response is never used (decision 24). */
export const isAuthCode = (statusCode: number | undefined): boolean =>
  statusCode !== undefined && AUTH_CODES.includes(statusCode)

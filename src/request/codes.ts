import { ENVELOPE_CODES } from '@/domain/business-codes/envelope'
import { SESSION_CODES } from '@/domain/business-codes/session'

export const isSuccess = (statusCode: number | undefined): boolean =>
  statusCode === ENVELOPE_CODES.success || statusCode === ENVELOPE_CODES.alsoSuccess

/** Codes that end the login (shell §4). */
export const endsLogin = (statusCode: number | undefined): boolean =>
  statusCode === SESSION_CODES.loginExpired ||
  statusCode === SESSION_CODES.tokenException ||
  statusCode === SESSION_CODES.loggedOut ||
  statusCode === SESSION_CODES.notLoggedIn

const AUTH_CODES: readonly number[] = Object.values(SESSION_CODES)

/** Codes about who the caller is; no cache is served in their place (decision 24). */
export const isAuthCode = (statusCode: number | undefined): boolean =>
  statusCode !== undefined && AUTH_CODES.includes(statusCode)

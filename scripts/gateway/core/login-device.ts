import Bowser from 'bowser'
import type { FastifyRequest } from 'fastify'
import type { Language } from './localized-text'
import type { LoginDevice } from './login-sessions'

const MAX_AGENT = 500
const MAX_NAME = 40

const header = ({ headers }: FastifyRequest, name: string): string => {
  const value = headers[name]
  return typeof value === 'string' ? value : ''
}

/** Returns browser and system of a user agent, such as `Chrome · Windows`. Returns '' if both are unknown. */
export const deviceName = (agent: string): string => {
  if (agent === '') return ''
  const { browser, os } = Bowser.parse(agent.slice(0, MAX_AGENT))
  return [browser.name, os.name]
    .filter(Boolean)
    .map((name) => name?.slice(0, MAX_NAME))
    .join(' · ')
}

/**
 * Returns the device of a call from its headers. Headers can be forged, so they only help buyers to recognize their
 * logins.
 */
export const deviceOf = (request: FastifyRequest): LoginDevice => {
  const terminal = header(request, 'terminal-src')
  return {
    terminal: /^[A-Z0-9_]{1,32}$/.test(terminal) ? terminal : '',
    device: deviceName(header(request, 'user-agent')),
  }
}

export const callerOf = (request: FastifyRequest): { lang: Language; device: LoginDevice } => ({
  lang: request.lang,
  device: deviceOf(request),
})

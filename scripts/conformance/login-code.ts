import type { Send } from '../../src/platform/transport/contract'

/** Returns the login code from a sandbox's console, or undefined if there is no console. */
export const codeOnConsole = async (send: Send, cellphone: string): Promise<string | undefined> => {
  const answer = await send({ method: 'GET', url: 'console/api/codes', query: { cellphone } })
  if (answer.kind !== 'answered' || answer.status !== 200) return undefined
  const { data } = (answer.body ?? {}) as { data?: { code?: unknown }[] | null }
  const code = Array.isArray(data) ? data[0]?.code : undefined
  return typeof code === 'string' ? code : undefined
}

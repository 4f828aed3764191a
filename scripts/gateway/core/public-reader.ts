import type { Core } from './context'
import { Refusal } from './envelope'

/**
 * Returns the user of a request on a public path, or '' for a visitor. Throws `Refusal` tokenExpired, so that the
 * client refreshes its token.
 */
export const readerOf = async (
  { tokens }: Pick<Core, 'tokens'>,
  token: string | string[] | undefined,
): Promise<string> => {
  if (typeof token !== 'string') return ''
  try {
    return await tokens.verify(token)
  } catch (error) {
    if (error instanceof Refusal && error.code === 'tokenExpired') throw error
    return ''
  }
}

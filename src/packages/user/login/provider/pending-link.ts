import { linkAccount, type NeededLink, readNeededLink } from '@/api/oauth'
import type { Services } from '@/components/services'
import { providersTexts } from '@/locales/namespaces/providers'
import { texts } from '@/locales/texts'
import type { UserStore } from '@/stores/user'

type Deps = Pick<Services, 'client' | 'dialogs' | 'stores'>

/** Functions that cancel waiting for the next login. Only the latest refusal is used; earlier links are canceled. */
const waiting = new WeakMap<UserStore, () => void>()

const link = async ({ client, dialogs }: Deps, { linkTicket }: NeededLink, provider: string): Promise<void> => {
  const t = texts.translator(providersTexts)
  try {
    await client.call(linkAccount, { linkTicket }, { silent: true })
    dialogs.toast(t('linked', { provider }))
  } catch {
    dialogs.toast(t('notLinked', { provider }))
  }
}

/**
 * Links a provider's account at the next login. The login proves the ownership of the existing account with the same
 * address or phone. The link is pending until the page is closed. After a reload, the provider's login is refused
 * again.
 * @param data data of the error `linkNeeded`
 * @returns the masked contact of the account; null if the data contains no link
 */
export const linkAfterLogin = (deps: Deps, data: unknown, provider: string): string | null => {
  const { user } = deps.stores
  waiting.get(user)?.()
  waiting.delete(user)
  const needed = readNeededLink(data)
  if (!needed) return null
  const stop = user.onLogin(() => {
    stop()
    waiting.delete(user)
    void link(deps, needed, provider)
  })
  waiting.set(user, stop)
  return needed.contact
}

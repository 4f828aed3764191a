import { linkAccount, type NeededLink, readNeededLink } from '@/api/oauth'
import type { Services } from '@/components/services'
import { providersTexts } from '@/locales/namespaces/providers'
import { texts } from '@/locales/texts'
import type { UserStore } from '@/stores/user'

type Deps = Pick<Services, 'client' | 'dialogs' | 'stores'>

/** Ends waiting for the next login. The last refusal counts: an earlier one's link is no longer wanted. */
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
 * An account has the address or phone of a provider's: the provider's is linked by the next login, which proves the account's owner. As long as the
 * page lives; after a reload the provider's login says it again.
 * @param data of the refusal `linkNeeded`
 * @returns the account's contact, masked; null where the refusal carries no link
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

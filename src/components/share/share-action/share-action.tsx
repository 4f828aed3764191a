import type { RouteName } from '@/router/table/table'
import { shareTexts } from '@/locales/namespaces/share'
import { useServices } from '../../services'
import { NavAction } from '../../shell/nav-bar/nav-bar'
import { useTexts } from '../../texts'
import { useHostAction } from '../../ui/use-host-action'
import { addressToShare } from '../address-to-share'
import type { HostShareCard } from '../share-card'
import { useShareCards } from '../use-share-cards'

interface ShareActionProps {
  /** Accessible name of the button. */
  label: string
  title: string
  /** Returns the card of the host's share button. */
  card: () => HostShareCard
  /** Screen whose web address is shared. */
  target: { name: RouteName; params: Readonly<Record<string, string>> }
}

/**
 * Draws the button of a screen's bar that shares the screen. It uses the host's share button, the browser's share panel
 * or the clipboard. Draws nothing if sharing is forbidden.
 */
export function ShareAction({ label, title, card, target }: ShareActionProps) {
  const t = useTexts(shareTexts)
  const { platform, stores, track } = useServices()
  const run = useHostAction()
  useShareCards(card)
  if (stores.session.forbidShare) return null
  const { buttonType } = platform.share
  const share = (): void => {
    if (buttonType) return
    track({ name: 'share', way: 'link' })
    const url = addressToShare(target, stores.session.shared)
    void run(platform.share.open({ title, url }), { copied: t('share.copied') })
  }
  return <NavAction icon="share" label={label} openType={buttonType ?? undefined} onClick={share} />
}
